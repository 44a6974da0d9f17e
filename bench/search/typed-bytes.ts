import { createEngine } from '../../packages/search/src/engine/create-engine.ts'
import { requestFor, textRequestFor } from './engines/handbook-requests.ts'

/** Files of the index that are fetched for a query. */
export interface TypedQuery {
  query: string
  files: string[]
  bytes: number
}

interface TypedInput {
  queries: readonly string[]
  readFile: (name: string) => Promise<string>
  /** Bytes that are sent for a file. */
  sizeOf: (name: string) => Promise<number>
}

/**
 * Types queries letter by letter, each for the first time, with less than the dialog's rest between two letters (120 ms is
 * what a fast typist needs), and rests at the end. No clock runs: every letter is answered, and the last one with texts, so
 * that the bytes are the same on every machine.
 */
export const typeQueries = async ({ queries, readFile, sizeOf }: TypedInput): Promise<TypedQuery[]> => {
  const typed: TypedQuery[] = []
  for (const query of queries) {
    const files = new Set<string>()
    const engine = createEngine(async (name) => {
      files.add(name)
      return readFile(name)
    })
    for (let length = 1; length <= query.length; length++) {
      const { results } = await engine.search([requestFor(query.slice(0, length))])
      const [result] = results
      if (length === query.length && result) await engine.search([textRequestFor(query, result)])
    }
    let bytes = 0
    for (const name of files) bytes += await sizeOf(name)
    typed.push({ query, files: [...files], bytes })
  }
  return typed.toSorted((a, b) => b.bytes - a.bytes)
}
