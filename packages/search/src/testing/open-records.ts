import type { SearchRequest, SearchResult } from '../contract.ts'
import { createEngine } from '../engine/create-engine.ts'
import type { ReadFile } from '../engine/file-cache.ts'
import { writeIndex } from '../index-writer/write-index.ts'
import type { SearchRecord } from '../record.ts'

/** An index in memory with an engine that reads it, for tests. */
export interface OpenedRecords {
  /** Files that the engine reads; a test may change them. */
  files: Map<string, string>
  /** Names that were read, in order. */
  reads: string[]
  search: (query: string, rest?: Partial<SearchRequest>) => Promise<SearchResult>
}

/** Writes the index of records and opens it. */
export const openRecords = (records: readonly SearchRecord[]): OpenedRecords => {
  const files = writeIndex(records)
  const reads: string[] = []
  const readFile: ReadFile = async (name) => {
    reads.push(name)
    const content = files.get(name)
    if (content === undefined) throw new Error(`404 ${name}`)
    return content
  }
  const engine = createEngine(readFile)
  return {
    files,
    reads,
    search: async (query, rest = {}) => {
      const { results } = await engine.search([
        { indexName: 'test', query, highlightPreTag: '[', highlightPostTag: ']', ...rest },
      ])
      const [result] = results
      if (!result) throw new Error('The engine answered nothing.')
      return result
    },
  }
}
