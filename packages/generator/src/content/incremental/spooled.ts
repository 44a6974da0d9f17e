import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { SourceDocument } from '../source-document.ts'
import { openDocument, packDocument } from './packed-document.ts'
import type { TextSpool } from './text-spool.ts'

/** The same document with only its facts in memory. Its texts are read from the spool at each call. */
export const spoolCompiled = (compiled: CompiledDocument, spool: TextSpool): CompiledDocument => {
  const { facts, texts } = packDocument(compiled)
  return openDocument(cutOff(facts), texts.map(spool.put))
}

/** The same for a source document. */
export const spoolSource = ({ readBody, ...facts }: SourceDocument, spool: TextSpool): SourceDocument => ({
  ...cutOff(facts),
  readBody: spool.put(readBody()),
})

/** Copies plain data: a slice of a longer text would keep the whole text in memory. */
const cutOff = <T>(facts: T): T => JSON.parse(JSON.stringify(facts)) as T
