import type { CompiledDocument, DocumentTexts } from '../../model/compiled-document.ts'
import { digestOf } from '../digest/document-digest.ts'

/** A compiled document as it is stored: facts as JSON data, and the long parts as texts in the order of `textsOf`. */
export interface PackedDocument {
  facts: Omit<CompiledDocument, keyof DocumentTexts>
  texts: readonly string[]
}

/** Splits a document into facts and long parts. */
export const packDocument = (compiled: CompiledDocument): PackedDocument => {
  const { readHtml, readMarkdown, readPlaces, readSections, readSamples, readCompleteFiles, ...facts } = compiled
  return {
    facts: { ...facts, digest: digestOf(compiled) },
    texts: [
      readHtml(),
      readMarkdown(),
      ...[readPlaces, readSections, readSamples, readCompleteFiles].map((read) => JSON.stringify(read())),
    ],
  }
}

/** Restores the document. Each long part is read again at each call. `readers` are in the order of `packDocument`. */
export const openDocument = (facts: PackedDocument['facts'], readers: readonly (() => string)[]): CompiledDocument => {
  const [readHtml = noText, readMarkdown = noText, ...others] = readers
  // SAFETY: the parts are exactly what `packDocument` packed.
  const [readPlaces, readSections, readSamples, readCompleteFiles] = others.map(
    (read) => () => JSON.parse(read()) as never,
  ) as [() => never, () => never, () => never, () => never]
  return { ...facts, readHtml, readMarkdown, readPlaces, readSections, readSamples, readCompleteFiles }
}

const noText = (): string => ''
