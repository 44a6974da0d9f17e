import { create, load, search, type AnyOrama } from '@orama/orama'
import { firstAddresses } from './client.ts'
import { oramaSchema, oramaSearch } from './orama-options.ts'

let index: AnyOrama | undefined

globalThis.engineClient = {
  open: async () => {
    const response = await fetch('index.json')
    index = create({ schema: oramaSchema })
    load(index, await response.json())
  },
  search: async (query) => {
    if (!index) throw new Error('The index is not open.')
    const { hits } = await search(index, { term: query, ...oramaSearch })
    return firstAddresses(hits.map(({ document }) => String(document['url'])))
  },
}
