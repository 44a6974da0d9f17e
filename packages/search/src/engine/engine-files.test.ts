import { describe, expect, it } from 'vitest'
import { handbookRecords } from '../testing/handbook-records.ts'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'
import { createEngine } from './create-engine.ts'

describe('a damaged or replaced index', () => {
  const query = 'docker volumes'

  it('is rejected for every file that is missing, truncated or replaced, and never gives wrong answers', async () => {
    const intact = openRecords(handbookRecords)
    await intact.search(query)
    expect(intact.reads.length).toBeGreaterThan(3)
    for (const name of new Set(intact.reads)) {
      const content = intact.files.get(name) ?? ''
      const others = [...intact.files].flatMap(([other, text]) => (other === name ? [] : [text]))
      for (const damaged of [
        undefined,
        ...others,
        '',
        content.slice(0, -1),
        content.slice(0, content.length / 2),
        content.replace(/[a-z]/, 'Z'),
        '<!doctype html>',
        'null',
      ]) {
        const { files, search } = openRecords(handbookRecords)
        if (damaged === undefined) files.delete(name)
        else files.set(name, damaged)
        await expect(search(query), `${name} as ${damaged?.slice(0, 20)}`).rejects.toThrow(/search index/)
        files.set(name, content)
        expect((await search(query)).hits[0]?.url).toBe('/docs/guide/docker#volumes')
      }
    }
  })

  it('is replaced when a new build is published while the page is open', async () => {
    const { files, search } = openRecords(handbookRecords)
    await search('docker')
    const next = openRecords(makeRecords([{ path: '/docs/new', title: 'Volumes' }])).files
    files.clear()
    for (const [name, content] of next) files.set(name, content)
    expect((await search('volumes')).hits.map(({ url }) => url)).toEqual(['/docs/new'])
  })

  it('answers a single letter with documents, and fetches no texts for it', async () => {
    const { files } = openRecords(handbookRecords)
    const texts = new Set(
      [...files].filter(([, content]) => content.includes('A volume outlives')).map(([name]) => name),
    )
    expect(texts.size).toBe(1)
    const read: string[] = []
    const engine = createEngine(async (name) => {
      read.push(name)
      return files.get(name) ?? ''
    })
    const {
      results: [one],
    } = await engine.search([{ indexName: 'test', query: 'v' }])
    expect(one?.hits.map(({ url, anchor, content }) => [url, anchor, content])).toContainEqual([
      '/docs/guide/docker',
      null,
      null,
    ])
    expect(new Set(one?.hits.map(({ url }) => url)).size).toBe(one?.hits.length)
    expect(read.filter((name) => texts.has(name))).toEqual([])
    await engine.search([{ indexName: 'test', query: 'outl' }])
    expect(read.filter((name) => texts.has(name))).toHaveLength(1)
  })

  it('fetches only the texts of hits whose content is needed', async () => {
    const { reads, search } = openRecords(handbookRecords)
    const withoutTexts = await search('remove', { attributesToRetrieve: ['url'] })
    expect(
      withoutTexts.hits.map(({ type, content, _snippetResult }) => [type, content, _snippetResult?.content]),
    ).toEqual([
      ['content', null, undefined],
      ['content', null, undefined],
    ])
    expect(reads.filter((name) => /-t\d/.test(name))).toEqual([])
    const [first, second] = withoutTexts.hits
    const { hits } = await search('remove', { contentOf: [second?.objectID ?? ''] })
    expect(hits.map(({ objectID, content }) => [objectID, content === null])).toEqual([
      [first?.objectID, true],
      [second?.objectID, false],
    ])
    expect(hits[1]?._snippetResult?.content?.value).toContain('[Remove]')
  })

  it('fetches no text for an aborted query', async () => {
    const { files } = openRecords(handbookRecords)
    const read: string[] = []
    const stop = new AbortController()
    const engine = createEngine(async (name) => {
      read.push(name)
      if (read.length === 2) stop.abort(new Error('typed on'))
      return files.get(name) ?? ''
    })
    await expect(engine.search([{ indexName: 'test', query: 'volumes' }], stop.signal)).rejects.toThrow('typed on')
    const stopped = read.length
    await engine.search([{ indexName: 'test', query: 'volumes' }])
    expect(read.length).toBeGreaterThan(stopped)
  })

  it('reports a manifest of another format', async () => {
    const engine = createEngine(async () => '{"format":99}')
    await expect(engine.search([])).rejects.toThrow('The search index has the format 99; this page reads 5.')
  })
})
