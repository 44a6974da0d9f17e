/** Largest file that is read as a document, in bytes. The longest real article has about 300 kB. */
export const maximumBytes = 2 * 1024 * 1024

/** The text of a file, or why it is not text. */
export type DecodedText =
  | { text: string; message?: undefined; line?: undefined }
  | { text?: undefined; message: string; line?: number }

/** Decodes a document: strict UTF-8, no NUL. Removes the byte order mark and converts line ends to `\n`. */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  if (bytes.byteLength > maximumBytes) {
    return {
      message: `The file has ${megabytes(bytes.byteLength)} MB; at most ${megabytes(maximumBytes)} MB are read. Split it into several documents.`,
    }
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { line, byte } = firstInvalid(bytes)
    return { line, message: `The file is not UTF-8: byte 0x${byte} is not valid here. Save it as UTF-8.` }
  }
  const nul = text.indexOf('\0')
  if (nul >= 0)
    return {
      line: text.slice(0, nul).split('\n').length,
      message: 'The file contains a NUL character. Delete it, or save the file as UTF-8 if it is UTF-16.',
    }
  if (text.trim() === '') return { message: 'The file is empty. Write a title and some text, or delete the file.' }
  return { text: text.replace(/\r\n?/g, '\n') }
}

/** The same for a file that may be empty: a partial, or the settings of a folder. */
export const decodePossiblyEmpty = (bytes: Buffer): DecodedText =>
  bytes.toString('utf8').trim() === '' ? { text: '' } : decodeText(bytes)

const megabytes = (bytes: number): string => String(Math.ceil((bytes / 1024 / 1024) * 10) / 10)

/**
 * Finds the first invalid byte, because the decoder does not report its position. A tolerant decoder puts U+FFFD there,
 * but the file may also contain this character itself.
 */
const firstInvalid = (bytes: Uint8Array): { line: number; byte: string } => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let offset = 0
  let line = 1
  for (const part of text.split(/(\uFFFD|\n)/)) {
    if (part === '\uFFFD' && !(bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd))
      break
    if (part === '\n') line++
    offset += Buffer.byteLength(part)
  }
  return { line, byte: (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0') }
}
