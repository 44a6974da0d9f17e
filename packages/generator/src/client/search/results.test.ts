import { describe, expect, it } from 'vitest'
import type { SearchHit } from '@dev-handbook/search/contract'
import { groupByDocument } from './page/group-by-document.ts'
import { groupHits, hitsInView, isFurther } from './query/group-hits.ts'
import { hitAddress } from './hits/hit-address.ts'
import { hitText, plainText, textRuns } from './hits/hit-text.ts'
import { opensSearch } from './opening/opens-search.ts'
import { resultsPath } from './query/results-path.ts'
import { formatSearchAddress, parseSearchAddress } from './query/search-address.ts'
import { suggestQueries } from './saved/suggest-queries.ts'
import { withText } from './query/with-text.ts'

const hit = (url: string, lvl0: string, type: SearchHit['type'] = 'lvl2'): SearchHit => ({
  objectID: url,
  url,
  anchor: url.split('#')[1] ?? null,
  type,
  hierarchy: {
    lvl0,
    lvl1: 'Docker',
    lvl2: type === 'lvl1' ? null : 'Volumes',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: type === 'content' ? 'A volume keeps data.' : null,
  language: 'en',
  tags: [],
})

describe('results', () => {
  it('groups hits by section, at most five each, in the order of the best', () => {
    const hits = [
      hit('/a', 'Other'),
      ...Array.from({ length: 8 }, (_, index) => hit(`/b#${index}`, 'Guides')),
      hit('/c', 'Other'),
    ]
    expect(groupHits(hits).map(({ label, hits: members }) => [label, members.map(({ url }) => url)])).toEqual([
      ['Other', ['/a', '/c']],
      ['Guides', ['/b#0', '/b#1', '/b#2', '/b#3', '/b#4']],
    ])
  })

  it('puts sections of one document together, and says which of them follow another one', () => {
    const [group] = groupHits([hit('/a#x', 'G'), hit('/b', 'G', 'lvl1'), hit('/a', 'G', 'lvl1'), hit('/a#y', 'G')])
    expect(group?.hits.map(({ url }) => url)).toEqual(['/a#x', '/a', '/a#y', '/b'])
    expect(group?.hits.map((each, place, hits) => isFurther(each, hits[place - 1]))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  it('says which hits may be in view, as texts are fetched for no others', () => {
    const groups = groupHits([
      ...Array.from({ length: 5 }, (_, index) => hit(`/a#${index}`, 'A', 'content')),
      hit('/b', 'B', 'lvl1'),
      hit('/b#0', 'B'),
    ])
    expect(hitsInView(groups, 200).map(({ url }) => url)).toEqual(['/a#0', '/a#1', '/a#2'])
    expect(hitsInView(groups, Infinity)).toHaveLength(7)
  })

  it('groups hits by document, the title’s own hit as its head', () => {
    const [group, other] = groupByDocument([
      hit('/a#x', 'G'),
      hit('/b', 'G', 'lvl1'),
      hit('/a', 'G', 'lvl1'),
      hit('/a#y', 'G'),
    ])
    expect([group?.path, group?.sections.map(({ url }) => url)]).toEqual(['/a', ['/a#x', '/a#y']])
    expect([other?.path, other?.sections]).toEqual(['/b', []])
  })

  it('shows the deepest heading, the way to it, and text for text only', () => {
    expect(hitText(hit('/a#x', 'G'))).toEqual({ title: 'Volumes', path: [{ level: 'lvl1', value: 'Docker' }] })
    expect(hitText(hit('/a#x', 'G', 'content'))).toMatchObject({ title: 'Volumes', snippet: 'A volume keeps data.' })
    expect(hitText(hit('/a', 'G', 'lvl1'))).toEqual({ title: 'Docker', path: [] })
  })

  it('puts a text into the hit that it belongs to, and leaves what the hit says otherwise', () => {
    const [shown, other] = [hit('/a#x', 'G', 'content'), hit('/a#y', 'G', 'content')]
    const early = {
      ...shown,
      content: null,
      _snippetResult: { hierarchy: { lvl2: { value: '\uE000V\uE001olumes', matchLevel: 'full' as const } } },
    }
    const late = {
      ...shown,
      _snippetResult: { content: { value: 'keeps \uE000data\uE001', matchLevel: 'full' as const } },
    }
    const texts = new Map([[late.objectID, late]])
    expect(withText({ ...other, content: null }, texts).content).toBeNull()
    expect(withText(early, texts)).toEqual({
      ...shown,
      _snippetResult: { ...early._snippetResult, ...late._snippetResult },
    })
    expect(hitText(withText(early, texts)).snippet).toBe('keeps \uE000data\uE001')
  })

  it('cuts marked text into runs and leaves everything else text', () => {
    const value = 'a <b>\uE000c\uE001\uE000d\uE001 e'
    expect(textRuns(value)).toEqual([
      { start: 0, text: 'a <b>', marked: false },
      { start: 5, text: 'c', marked: true },
      { start: 6, text: 'd', marked: true },
      { start: 7, text: ' e', marked: false },
    ])
    expect(plainText(value)).toBe('a <b>cd e')
  })

  it.each([
    ['/', '/docs/a#b', '/docs/a#b'],
    ['/base/', '/docs/теги#что', '/base/docs/%D1%82%D0%B5%D0%B3%D0%B8#%D1%87%D1%82%D0%BE'],
    ['/', '/docs/a#x?y#z', '/docs/a#x%3Fy%23z'],
    ['/', 'https://handbook.example.com/docs/a', '/docs/a'],
    ['/', 'javascript:alert(1)', '/'],
    ['/', '//evil.example/x', '/'],
  ])('addresses below %s of %s', (baseUrl, url, address) => expect(hitAddress(baseUrl, url)).toBe(address))
})

describe('address of the results page', () => {
  it.each([
    ['', ''],
    ['?q=docker', '?q=docker'],
    ['?q=c%2B%2B&section=Guides&nonsense=1', '?q=c%2B%2B&section=Guides'],
    ['?q=a+b&language=ru&tag=', '?q=a+b&language=ru'],
    [`?q=${'x'.repeat(100)}`, `?q=${'x'.repeat(64)}`],
    ['?q=%F0%9F', '?q=%EF%BF%BD'],
  ])('reads %s and writes %s', (search, written) =>
    expect(formatSearchAddress(parseSearchAddress(search))).toBe(written),
  )
})

describe('address of all results of a query', () => {
  it.each([
    ['docker compose', '/base/search?q=docker+compose'],
    [' C++ & #1 ', '/base/search?q=C%2B%2B+%26+%231'],
    ['a\uD83D', '/base/search?q=a%EF%BF%BD'],
  ])('of %j is %s', (query, address) => expect(resultsPath('/base/', query)).toBe(address))

  it('says which filters are chosen', () =>
    expect(resultsPath('/', 'array', { section: 'Guides', language: 'en' })).toBe(
      '/search?q=array&section=Guides&language=en',
    ))
})

describe('shortcut', () => {
  const press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  it.each([
    [{ key: 'k', ctrlKey: true }, false, true],
    [{ key: 'K', metaKey: true }, true, true],
    [{ key: 'л', code: 'KeyK', ctrlKey: true }, true, true],
    [{ key: 'k' }, false, false],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, false, false],
    [{ key: 'k', ctrlKey: true, altKey: true }, false, false],
    [{ key: '/', altKey: true }, false, false],
    [{ key: '/' }, false, true],
    [{ key: '/' }, true, false],
    [{ key: '/', ctrlKey: true }, false, false],
  ])('takes %j, in a text field: %s, for one: %s', (keys, inTextField, opens) =>
    expect(opensSearch({ ...press, ...keys }, inTextField)).toBe(opens),
  )
})

describe('suggested queries', () => {
  it('offers parts of the query and titles, never the query itself', () => {
    expect(suggestQueries('docker volumez', ['Docker', 'docker volumez'])).toEqual(['docker', 'volumez', 'Docker'])
    expect(suggestQueries('qwertyui', [])).toEqual(['qwer'])
    expect(suggestQueries('how to mount volumez', ['Docker'])).toEqual(['how to mount', 'how', 'mount', 'volumez'])
    expect(suggestQueries('abcde', [])).toEqual([])
    expect(suggestQueries('doc😀😀', [])).toEqual(['doc😀'])
  })
})
