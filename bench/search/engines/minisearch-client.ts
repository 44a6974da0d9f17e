import MiniSearch from 'minisearch'
import { firstAddresses } from './client.ts'
import { miniSearchOptions } from './minisearch-options.ts'

let index: MiniSearch | undefined

globalThis.engineClient = {
  open: async () => {
    const response = await fetch('index.json')
    index = MiniSearch.loadJSON(await response.text(), miniSearchOptions)
  },
  search: async (query) => firstAddresses((index?.search(query) ?? []).map(({ id }) => String(id))),
}
