import { createEngine } from '../../packages/search/src/engine/create-engine.ts'
import { requestFor, textRequestFor } from './engines/handbook-requests.ts'

/** Files of the index that a query fetches. */
export interface TypedQuery {
  query: string
  files: string[]
  bytes: number
}

interface TypedInput {
  queries: readonly string[]
  readFile: (name: string) => Promise<string>
  /** Bytes that the server sends for a file. */
  sizeOf: (name: string) => Promise<number>
}

/**
 * Types queries letter by letter, each for the first time. The pause between two letters is shorter than the dialog's
 * rest, as a fast typist needs only 120 ms, and at the end the reader rests. No clock runs: every letter gets an
 * answer, and the last one an answer with texts. So the bytes are the same on every machine.
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
