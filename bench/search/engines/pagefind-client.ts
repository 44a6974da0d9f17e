import { firstAddresses } from './client.ts'

interface Pagefind {
  options: (options: { baseUrl: string }) => Promise<void>
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
}

const { baseURI } = (globalThis as unknown as { document: { baseURI: string } }).document
const address = new URL('pagefind/pagefind.js', baseURI).href
let pagefind: Pagefind | undefined

globalThis.engineClient = {
  open: async () => {
    pagefind = (await import(/* @vite-ignore */ address)) as Pagefind
    await pagefind.options({ baseUrl: '/' })
    await pagefind.init()
  },
  search: async (query) => {
    const { results = [] } = (await pagefind?.search(query)) ?? {}
    const found = await Promise.all(results.slice(0, 20).map((result) => result.data()))
    return firstAddresses(found.map(({ url }) => url))
  },
}
