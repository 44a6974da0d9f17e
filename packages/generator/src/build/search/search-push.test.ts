import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminKey, startSearchService, type SearchService } from '../../../../../tests/search-service.ts'
import { hostedSettings } from '@dev-handbook/search/hosted/hosted-records'
import { makeRecords } from '@dev-handbook/search/testing/make-records'
import { hostedTarget, pushSearchRecords, type SearchPushOptions } from './search-push.ts'

const pages = (count: number) =>
  makeRecords(Array.from({ length: count }, (_, number) => ({ path: `/docs/${number}`, title: `Page ${number}` })))

let service: SearchService
beforeEach(async () => {
  service = await startSearchService()
})
afterEach(() => service.close())

const push = (options: Partial<SearchPushOptions> = {}) =>
  pushSearchRecords({
    records: pages(3),
    applicationId: 'APP',
    adminKey,
    indexName: 'handbook',
    origin: `http://${service.host}`,
    ...options,
  })
const held = (): string[] => [...(service.indexes.get('handbook')?.records.keys() ?? [])]

describe('search:push', () => {
  it('replaces the records and the settings, in batches', async () => {
    await push({ records: pages(2) })
    const progress: number[] = []
    const result = await push({ records: pages(2_500), onProgress: (done) => progress.push(done) })
    expect(result).toMatchObject({ records: 2_500, batches: 3 })
    expect(progress).toEqual([1_000, 2_000, 2_500])
    expect(held()).toHaveLength(2_500)
    expect(service.indexes.get('handbook')?.settings).toEqual(hostedSettings)
    expect([...service.indexes.keys()]).toEqual(['handbook'])
  })

  it('sends nothing on a dry run', async () => {
    expect(await push({ dryRun: true })).toMatchObject({ records: 3, batches: 1 })
    expect(service.calls).toEqual([])
  })

  it('shortens long texts, so that no record is above 10 kB', async () => {
    const text = 'слово '.repeat(4_000).trim()
    await push({ records: makeRecords([{ path: '/docs/long', title: 'Long', lead: text }]) })
    const records = [...(service.indexes.get('handbook')?.records.values() ?? [])]
    expect(
      records
        .map(({ content }) => content)
        .filter(Boolean)
        .join(' '),
    ).toBe(text)
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000)
  })

  it('tries again when the service is overloaded or unreachable for a moment', async () => {
    for (const fault of ['limited', 'refused'] as const) {
      service.setFault(fault, 2)
      await push()
      expect(held()).toHaveLength(3)
    }
  })

  it('continues only when the service has finished the last task', async () => {
    const calls: string[] = []
    const busy = createServer((request, response) => {
      const url = decodeURI(request.url ?? '').replace('/1/indexes/', '')
      calls.push(`${request.method} ${url}`)
      const isDone = calls.filter((call) => call.endsWith(url)).length > 1
      if (calls.length === 1) response.writeHead(503).end('{"message": "overloaded"}')
      else
        response.end(
          JSON.stringify(
            request.method === 'GET' ? { status: isDone ? 'published' : 'notPublished' } : { taskID: calls.length },
          ),
        )
    })
    await new Promise<void>((resolve) => busy.listen(0, resolve))
    await push({ origin: `http://localhost:${(busy.address() as AddressInfo).port}` })
    busy.close()
    expect(calls).toEqual([
      'DELETE handbook_next',
      'DELETE handbook_next',
      'GET handbook_next/task/2',
      'GET handbook_next/task/2',
      'PUT handbook_next/settings',
      'GET handbook_next/task/5',
      'GET handbook_next/task/5',
      'POST handbook_next/batch',
      'GET handbook_next/task/8',
      'GET handbook_next/task/8',
      'POST handbook_next/operation',
      'GET handbook/task/11',
      'GET handbook/task/11',
    ])
  })

  it('leaves the old index unchanged when the upload fails half-way', async () => {
    await push({ records: pages(1) })
    service.setFault('limited', Infinity)
    await expect(push()).rejects.toThrow('Too many requests.')
    expect(held()).toEqual(['/docs/0'])
  })

  it('starts again after an upload that failed half-way', async () => {
    await push({ records: pages(1) })
    await expect(push({ records: pages(1_500), onProgress: () => service.setFault('forbidden') })).rejects.toThrow(
      'Check SEARCH_ADMIN_KEY',
    )
    expect(held()).toEqual(['/docs/0'])
    service.setFault(undefined)
    await push({ records: pages(2) })
    expect(held()).toEqual(['/docs/0', '/docs/1'])
  })

  it('says what is wrong with the key, and never prints the key', async () => {
    const failure = await push({ adminKey: 'wrong-secret' }).catch((error: unknown) => error)
    expect(String(failure)).toContain('Invalid Application-ID or API key. Check SEARCH_ADMIN_KEY')
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('wrong-secret')
    expect(service.calls).toHaveLength(1)
  })

  it('rejects a response that is not JSON, and an empty list of records', async () => {
    service.setFault('not json')
    await expect(push()).rejects.toThrow('its answer is not JSON')
    await expect(push({ records: [] })).rejects.toThrow('There are no records to push')
  })
})

describe('target of a push', () => {
  it('comes from the configuration and the environment, which wins', () => {
    const hosted = { provider: 'hosted', applicationId: 'APP', searchKey: 'public', indexName: 'handbook' } as const
    expect(hostedTarget(hosted, { SEARCH_ADMIN_KEY: 'secret' }, false)).toEqual({
      applicationId: 'APP',
      indexName: 'handbook',
      adminKey: 'secret',
    })
    expect(hostedTarget(hosted, { SEARCH_INDEX_NAME: 'other', SEARCH_ADMIN_KEY: 'secret' }, false).indexName).toBe(
      'other',
    )
    expect(hostedTarget(hosted, {}, true).indexName).toBe('handbook')
  })

  it('names what is missing', () => {
    expect(() => hostedTarget({ provider: 'embedded' }, {}, false)).toThrow(
      'SEARCH_APPLICATION_ID, SEARCH_INDEX_NAME, SEARCH_ADMIN_KEY are not set.',
    )
    expect(() =>
      hostedTarget({ provider: 'embedded' }, { SEARCH_APPLICATION_ID: 'A', SEARCH_INDEX_NAME: 'b' }, false),
    ).toThrow('SEARCH_ADMIN_KEY is not set.')
  })
})
