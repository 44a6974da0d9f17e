import { writeSync } from 'node:fs'

/**
 * Descriptor of a file that the parent process opened for this process. Child processes of this process must not write
 * to it.
 */
const note = Number(process.env['HANDBOOK_NOTE'] ?? 0)
delete process.env['HANDBOOK_NOTE']

/**
 * Writes to the note which document is compiled next and when, or that none is. If the native engine aborts the
 * process, the note remains.
 */
export const noteDocument = (file = ''): void => {
  if (note === 0) return
  try {
    writeSync(note, `${file}\n${Date.now()}\n`, 0)
  } catch {
    // The disk is full. The note is optional.
  }
}
