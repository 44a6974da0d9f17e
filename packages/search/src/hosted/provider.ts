import { liteClient } from 'algoliasearch/lite'
import type { SearchProvider, SearchRequest, SearchResponse } from '../contract.ts'

interface HostedOptions {
  applicationId: string
  /** Key that can only search, because everyone can read it. */
  searchKey: string
  /** A host other than the service's own, with its scheme, for tests. */
  host?: { url: string; protocol: 'http' | 'https' }
}

/** The provider that sends queries to a hosted service, with the service's official client. */
export const createHostedProvider = ({ applicationId, searchKey, host }: HostedOptions): SearchProvider => {
  const client = liteClient(applicationId, searchKey, host ? { hosts: [{ ...host, accept: 'readWrite' }] } : {})
  return {
    // The page's head has already opened the connection.
    prepare: async () => {},
    search: async (requests, signal) => {
      signal?.throwIfAborted()
      const response: unknown = await client.search({ requests: requests.map(toClientRequest) })
      signal?.throwIfAborted()
      return checkResponse(response, requests.length)
    },
  }
}

/** Copies the lists, because the client's types require mutable lists. */
const toClientRequest = ({
  facetFilters,
  facets,
  optionalFilters,
  attributesToRetrieve,
  attributesToSnippet,
  ...rest
}: SearchRequest) => ({
  ...rest,
  ...(facetFilters
    ? { facetFilters: facetFilters.map((filter) => (typeof filter === 'string' ? filter : [...filter])) }
    : {}),
  ...(optionalFilters ? { optionalFilters: [...optionalFilters] } : {}),
  ...(facets ? { facets: [...facets] } : {}),
  ...(attributesToRetrieve ? { attributesToRetrieve: [...attributesToRetrieve] } : {}),
  ...(attributesToSnippet ? { attributesToSnippet: [...attributesToSnippet] } : {}),
})

/** A failing service may answer with something else. That is an error, not an empty result. */
const checkResponse = (response: unknown, count: number): SearchResponse => {
  const results: unknown = (response as { results?: unknown } | null)?.results
  const sound =
    Array.isArray(results) &&
    results.length === count &&
    results.every((result) => Array.isArray(result?.hits) && typeof result.nbHits === 'number')
  if (!sound) throw new Error('The search service answered with something that is not a list of results.')
  return response as SearchResponse
}
