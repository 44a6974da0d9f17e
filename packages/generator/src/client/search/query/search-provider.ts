import { siteData as site } from 'virtual:site-data'
import type { SearchProvider } from '@dev-handbook/search/contract'
import { createEmbeddedProvider } from '@dev-handbook/search/embedded/provider'
import { startWorker } from '@dev-handbook/search/embedded/start-worker'

let loaded: Promise<SearchProvider> | undefined

/** Returns the configured search provider. A failure to load its module is not stored: the next call tries again. */
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
  if (site.search.provider === 'embedded')
    return createEmbeddedProvider({ root: new URL(site.baseUrl, location.origin).href, createWorker: startWorker })
  const { createHostedProvider } = await import('@dev-handbook/search/hosted/provider')
  return createHostedProvider(site.search)
}

/** Prepares the provider for the first query. A failure is shown at that query. */
export const prepareProvider = (): void => {
  loadSearchProvider()
    .then((provider) => provider.prepare())
    .catch(() => {})
}
