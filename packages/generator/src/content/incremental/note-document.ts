import { writeSync } from 'node:fs'

/** A file that the process which started this one holds open; no process that this one starts is to write there. */
const note = Number(process.env['HANDBOOK_NOTE'] ?? 0)
delete process.env['HANDBOOK_NOTE']

/** Notes the document that is compiled next and the time, or that none is: should the native engine abort the process, the note is what is left. */
export const noteDocument = (file = ''): void => {
  if (note === 0) return
  try {
    writeSync(note, `${file}\n${Date.now()}\n`, 0)
  } catch {
    // A full disk: the note is a courtesy.
  }
}
