import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { SourceDocument } from '../source-document.ts'
import { openDocument, packDocument } from './packed-document.ts'
import type { TextSpool } from './text-spool.ts'

/** The same document, of which a run holds only the facts in memory: its texts are read from the spool each time that they are asked for. */
export const spoolCompiled = (compiled: CompiledDocument, spool: TextSpool): CompiledDocument => {
  const { facts, texts } = packDocument(compiled)
  return openDocument(cutOff(facts), texts.map(spool.put))
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
