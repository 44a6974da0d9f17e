// The engine that compiles Markdown is native. When it aborts the process, the process cannot report the document that
// it was compiling. So the program writes the name of the document into a file that this process has open, see
// packages/generator/src/content/incremental/note-document.ts.
import { mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Opens an empty file for one run of the program, which gets it as its fourth stream. `undefined` when no file can be
 * created.
 */
export const openNote = () => {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'dev-handbook-'))
    const note = openSync(join(folder, 'document'), 'w+')
    // The file exists as long as a process has it open, so Ctrl+C leaves no file behind.
    rmSync(folder, { recursive: true, force: true })
    process.env.HANDBOOK_NOTE = '3'
    return note
  } catch {
    return undefined
  }
}

/**
 * The document that a finished run was compiling when it ended, and for how many seconds. Empty when it was compiling
 * none.
 */
export const documentInWork = (note) => {
  const bytes = Buffer.alloc(4096)
  const [document, since] = bytes.toString('utf8', 0, readSync(note, bytes, 0, bytes.length, 0)).split('\n')
  return { document, seconds: document ? Math.round((Date.now() - Number(since)) / 1000) : 0 }
}

/** When the user stops the program after this many seconds with one document, that document is the likely reason. */
const suspicious = 2

/**
 * The message for a run that ended without its own message. `undefined` when it ended normally, or when the user ended
 * it.
 */
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
