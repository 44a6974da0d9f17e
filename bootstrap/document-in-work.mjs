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
    // It exists as long as a process has it open, so nothing is left after Ctrl+C.
    rmSync(folder, { recursive: true, force: true })
    process.env.HANDBOOK_NOTE = '3'
    return note
  } catch {
    return undefined
  }
}

/** The document that a run, which is over, was compiling when it ended, and for how many seconds; empty for none. */
export const documentInWork = (note) => {
  const bytes = Buffer.alloc(4096)
  const [document, since] = bytes.toString('utf8', 0, readSync(note, bytes, 0, bytes.length, 0)).split('\n')
  return { document, seconds: document ? Math.round((Date.now() - Number(since)) / 1000) : 0 }
}

/** Seconds from which on a document that was compiled when the user stopped the program is the likely reason. */
const suspicious = 2

/** What is to be said of a run that said nothing itself; `undefined` where it ended as it should, or as the user wished. */
export const describeEnd = ({ status, signal, document, seconds = 0 }) => {
  const isWish = signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP'
  if (isWish && document && seconds >= suspicious) {
    return `The program was stopped after ${seconds} seconds with ${document}. Look for an endless loop in that document.`
  }
  if (isWish || (!signal && !document)) return undefined
  const by = `The program was ended by ${signal ?? `the system (status ${status})`}`
  return document
    ? `${by} while it compiled ${document}. Take parts out of that document to find the one that does it, and report it.`
    : `${by}.`
}
