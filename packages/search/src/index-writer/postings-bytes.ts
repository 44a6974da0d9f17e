import type { DocumentPostings } from './collect-postings.ts'

/** Size of the header in bytes: the number of postings, and the length of the terms' text. */
const headerSize = 8
/** Bytes of a posting in all columns. */
const postingSize = 10

/** Packs postings in their memory layout, for this machine only. */
export const postingsToBytes = ({ terms, term, section, field, quality }: DocumentPostings): Uint8Array => {
  const text = new TextEncoder().encode(terms.join(' '))
  const count = term.length
  const bytes = new Uint8Array(headerSize + count * postingSize + text.length)
  new Uint32Array(bytes.buffer, 0, 2).set([count, text.length])
  const columns = columnsIn(bytes.buffer, count)
  columns.quality.set(quality)
  columns.term.set(term)
  columns.section.set(section)
  columns.field.set(field)
  bytes.set(text, headerSize + count * postingSize)
  return bytes
}

/** Unpacks postings. */
export const postingsFromBytes = (bytes: Uint8Array): DocumentPostings => {
  // Numbers of several bytes can be read only at aligned offsets, so the bytes are copied.
  const { buffer } = new Uint8Array(bytes)
  const [count = 0, textLength = 0] = new Uint32Array(buffer, 0, 2)
  const text = new TextDecoder().decode(new Uint8Array(buffer, headerSize + count * postingSize, textLength))
  return { terms: text === '' ? [] : text.split(' '), ...columnsIn(buffer, count) }
}

const columnsIn = (buffer: ArrayBuffer, count: number): Omit<DocumentPostings, 'terms'> => ({
  term: new Uint32Array(buffer, headerSize, count),
  section: new Uint32Array(buffer, headerSize + count * 4, count),
  field: new Uint8Array(buffer, headerSize + count * 8, count),
  quality: new Uint8Array(buffer, headerSize + count * 9, count),
})
