import type { SearchRequest, SearchResult } from '../../../packages/search/src/contract.ts'
import { createEngine } from '../../../packages/search/src/engine/create-engine.ts'
import { firstAddresses } from './client.ts'
import { requestFor, textRequestFor } from './handbook-requests.ts'

const engine = createEngine(async (name) => {
  const response = await fetch(name)
  if (!response.ok) throw new Error(`${response.status} ${name}`)
  return response.text()
})

const answer = async (request: SearchRequest): Promise<SearchResult> => {
  const { results } = await engine.search([request])
  const [result] = results
  if (!result) throw new Error('The engine answered nothing.')
  return result
}

globalThis.engineClient = {
  open: engine.prepare,
  search: async (query) => firstAddresses((await answer(requestFor(query))).hits.map(({ url }) => url)),
  texts: async (query) => void (await answer(textRequestFor(query, await answer(requestFor(query))))),
}
