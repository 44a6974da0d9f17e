// The engine that compiles Markdown is native: where it aborts the process, nothing in that process can say which document it
// had. So the program writes the name into a file that is open here, see packages/generator/src/content/incremental/note-document.ts.
import { mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Opens an empty file for one run of the program, which gets it as its fourth stream; `undefined` where there can be none. */
export const openNote = () => {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'dev-handbook-'))
    const note = openSync(join(folder, 'document'), 'w+')
    // It lives as long as somebody has it open: nobody is to clean up after Ctrl+C.
    rmSync(folder, { recursive: true, force: true })
    process.env.HANDBOOK_NOTE = '3'
    return note
  } catch {
    return undefined
  }
}

/** The document that a run, which is over, was compiling when it ended; empty for none. */
export const documentInWork = (note) => {
  const bytes = Buffer.alloc(4096)
  return bytes.toString('utf8', 0, readSync(note, bytes, 0, bytes.length, 0)).split('\n')[0]
}

/** What is to be said of a run that said nothing itself; `undefined` where it ended as it should, or as the user wished. */
export const describeEnd = ({ status, signal, document }) => {
  if (signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP' || (!signal && !document)) return undefined
  const by = `The program was ended by ${signal ?? `the system (status ${status})`}`
  return document ? `${by} while it compiled ${document}. Take parts out of that document to find the one that does it, and report it.` : `${by}.`
}
