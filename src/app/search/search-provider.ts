import { siteData as site } from 'virtual:site-data'
import type { SearchProvider } from '../../search/contract.ts'
import { createEmbeddedProvider } from '../../search/embedded/provider.ts'
import { startWorker } from '../../search/embedded/start-worker.ts'

let loaded: Promise<SearchProvider> | undefined

/** Returns the configured search provider. A failure to load its module is not kept: the next call tries again. */
export const loadSearchProvider = (): Promise<SearchProvider> => {
  if (!loaded) {
    const loading = createProvider()
    loaded = loading
    loading.catch(() => {
      if (loaded === loading) loaded = undefined
    })
  }
  return loaded
}

const createProvider = async (): Promise<SearchProvider> => {
  if (site.search.provider === 'embedded') return createEmbeddedProvider({ root: new URL(site.baseUrl, location.origin).href, createWorker: startWorker })
  const { createHostedProvider } = await import('../../search/hosted/provider.ts')
  return createHostedProvider(site.search)
}

/** Gets the provider ready for the first query. Failures show when it is asked. */
export const prepareProvider = (): void => {
  loadSearchProvider()
    .then((provider) => provider.prepare())
    .catch(() => {})
}
