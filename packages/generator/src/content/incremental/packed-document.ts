import type { CompiledDocument } from '../../model/compiled-document.ts'
import { digestOf } from '../digest/document-digest.ts'

/** The long parts of a compiled document, which a run reads only when it needs them. */
const longParts = ['html', 'markdown', 'places', 'sections', 'samples', 'completeFiles'] as const

type LongPart = (typeof longParts)[number]

/** A compiled document as it is stored: facts as JSON data, and the long parts as text in the order of `longParts`. */
export interface PackedDocument {
  facts: Omit<CompiledDocument, LongPart>
  texts: readonly string[]
}

/** Splits a document into facts and long parts. */
export const packDocument = (compiled: CompiledDocument): PackedDocument => {
  const { html, markdown, places, sections, samples, completeFiles, ...facts } = compiled
  return {
    facts: { ...facts, digest: digestOf(compiled) },
    texts: [html, markdown, ...[places, sections, samples, completeFiles].map((part) => JSON.stringify(part))],
  }
}

/** Restores the document. Each long part is read again at each access. `readers` are in the order of `longParts`. */
export const openDocument = (facts: PackedDocument['facts'], readers: readonly (() => string)[]): CompiledDocument => {
  const read = (part: LongPart): string => readers[longParts.indexOf(part)]?.() ?? ''
  return {
    ...facts,
    get html() {
      return read('html')
    },
    get markdown() {
      return read('markdown')
    },
    // SAFETY: the parts are exactly what `packDocument` packed.
    get places() {
      return JSON.parse(read('places')) as CompiledDocument['places']
    },
    get sections() {
      return JSON.parse(read('sections')) as CompiledDocument['sections']
    },
    get samples() {
      return JSON.parse(read('samples')) as CompiledDocument['samples']
    },
    get completeFiles() {
      return JSON.parse(read('completeFiles')) as CompiledDocument['completeFiles']
    },
  }
}
