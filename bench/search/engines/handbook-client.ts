import { createEngine } from '../../../src/search/engine/create-engine.ts'
import { firstAddresses } from './client.ts'

const engine = createEngine(async (name) => {
  const response = await fetch(name)
  if (!response.ok) throw new Error(`${response.status} ${name}`)
  return response.text()
})

globalThis.engineClient = {
  open: engine.prepare,
  search: async (query) => {
    const { results } = await engine.search([{ indexName: 'bench', query }])
    return firstAddresses(results[0]?.hits.map(({ url }) => url) ?? [])
  },
}
