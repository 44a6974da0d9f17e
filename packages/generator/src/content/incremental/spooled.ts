import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { SourceDocument } from '../source-document.ts'
import type { TextSpool } from './text-spool.ts'

/** The same document, of which a run holds only the facts in memory: its texts are read from the spool each time that they are asked for. */
export const spoolCompiled = (
  { html, markdown, places, sections, samples, completeFiles, ...facts }: CompiledDocument,
  spool: TextSpool,
): CompiledDocument => {
  const htmlOf = spool.put(html)
  const markdownOf = spool.put(markdown)
  const placesOf = spool.put(JSON.stringify(places))
  const sectionsOf = spool.put(JSON.stringify(sections))
  const completeFilesOf = spool.put(JSON.stringify(completeFiles))
  const samplesOf = spool.put(JSON.stringify(samples))
  return {
    ...cutOff(facts),
    get html() {
      return htmlOf()
    },
    get markdown() {
      return markdownOf()
    },
    // SAFETY: they are what was put.
    get places() {
      return JSON.parse(placesOf()) as CompiledDocument['places']
    },
    get sections() {
      return JSON.parse(sectionsOf()) as CompiledDocument['sections']
    },
    get samples() {
      return JSON.parse(samplesOf()) as CompiledDocument['samples']
    },
    get completeFiles() {
      return JSON.parse(completeFilesOf()) as CompiledDocument['completeFiles']
    },
  }
}

/** The same for a document that was read. */
export const spoolSource = ({ body, ...facts }: SourceDocument, spool: TextSpool): SourceDocument => {
  const bodyOf = spool.put(body)
  return {
    ...cutOff(facts),
    get body() {
      return bodyOf()
    },
  }
}

/** Copies plain data: a text that was cut out of a longer one would keep all of it in memory. */
const cutOff = <T>(facts: T): T => JSON.parse(JSON.stringify(facts)) as T
