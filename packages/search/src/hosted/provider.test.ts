import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SearchProvider, SearchRequest } from '../contract.ts'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'
import { searchKey, startSearchService, type SearchService } from '../../../../tests/search-service.ts'
import { createHostedProvider } from './provider.ts'

const records = makeRecords([
  {
    path: '/docs/guide/docker',
    title: 'Docker',
    sections: [{ anchor: 'volumes', heading: 'Volumes', text: 'A volume keeps data.' }],
  },
  { path: '/docs/links', title: 'Links' },
])
const request: SearchRequest = {
  indexName: 'handbook',
  query: 'docker volume',
  page: 0,
  hitsPerPage: 20,
  facetFilters: ['lang:en', ['versionTag:docs-default-current']],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '\uE000',
  highlightPostTag: '\uE001',
}

let service: SearchService
beforeAll(async () => {
  service = await startSearchService()
  service.indexes.set('handbook', {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: {},
  })
})
afterEach(() => service.setFault(undefined))
afterAll(() => service.close())

const create = (): SearchProvider =>
  createHostedProvider({ applicationId: 'APP', searchKey, host: { url: service.host, protocol: 'http' } })

describe('hosted provider', () => {
  it('sends a multi-index query and returns the same as the embedded engine', async () => {
    const { results } = await create().search([request])
    const { processingTimeMS: _, ...answer } = results[0] ?? {}
    const { processingTimeMS: __, ...expected } = await openRecords(records).search('docker volume', request)
    expect(answer).toEqual(expected)
    const call = service.calls.at(-1)
    expect(call).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries', body: { requests: [request] } })
  })

  it.each([
    ['refused', 'Unreachable hosts'],
    ['forbidden', 'Invalid Application-ID or API key'],
    ['limited', 'Too many requests'],
    ['malformed', 'The search service answered with something that is not a list of results.'],
    ['not json', 'Unexpected token'],
  ] as const)('rejects when the service is %s, and sends the next request again', async (fault, message) => {
    const provider = create()
    service.setFault(fault)
    await expect(provider.search([request])).rejects.toThrow(message)
    service.setFault(undefined)
    expect((await provider.search([request])).results[0]?.hits[0]?.url).toBe('/docs/guide/docker#volumes')
  })

  it('passes on the requested facets and attributes', async () => {
    const whole: SearchRequest = { ...request, facets: ['language'], attributesToRetrieve: ['hierarchy'] }
    await create().search([whole])
    expect(service.calls.at(-1)?.body).toEqual({ requests: [whole] })
  })

  it.each([
    ['no list', { results: { 0: { hits: [], nbHits: 0 } } }],
    ['too few', { results: [] }],
    ['results without hits', { results: [{ nbHits: 0 }] }],
    ['results without a number', { results: [{ hits: [] }] }],
    ['nothing', null],
  ])('rejects when the service answers with %s', async (_what, body) => {
    const odd = createServer((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    )
    await new Promise<void>((resolve) => odd.listen(0, resolve))
    const provider = createHostedProvider({
      applicationId: 'APP',
      searchKey,
      host: { url: `localhost:${(odd.address() as AddressInfo).port}`, protocol: 'http' },
    })
    await expect(provider.search([request])).rejects.toThrow(
      'The search service answered with something that is not a list of results.',
    )
    odd.close()
  })

  it('ignores an answer that arrives after the abort', async () => {
    const controller = new AbortController()
    const answer = create().search([request], controller.signal)
    controller.abort(new Error('over'))
    await expect(answer).rejects.toThrow('over')
  })

  it('rejects when the service is too slow', async () => {
    service.setFault('slow')
    await expect(create().search([request])).rejects.toThrow('Unreachable hosts')
  })

  it('sends no request once aborted', async () => {
    const before = service.calls.length
    await expect(create().search([request], AbortSignal.abort(new Error('over')))).rejects.toThrow('over')
    expect(service.calls.length).toBe(before)
  })
})
