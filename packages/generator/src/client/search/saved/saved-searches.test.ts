import { describe, expect, it } from 'vitest'
import {
  addFavourite,
  addRecent,
  parseSaved,
  removeSaved,
  shownRecent,
  toSaved,
  type SavedSearch,
  type SavedSearches,
} from './saved-searches.ts'

const search = (name: string): SavedSearch => ({
  url: `/docs/${name}`,
  title: name,
  path: ['Guides', 'Docker'],
  language: 'en',
})
const none: SavedSearches = { recent: [], favourites: [] }
const titles = (searches: readonly SavedSearch[]) => searches.map(({ title }) => title).join('')

describe('saved searches', () => {
  it('keeps seven recent ones, newest first, each once', () => {
    const saved = [...'abcdefgha'].reduce((last, name) => addRecent(last, search(name)), none)
    expect(titles(saved.recent)).toBe('ahgfedc')
  })

  it('shows four recent ones beside favourites', () => {
    const saved = addFavourite(
      [...'abcdefg'].reduce((last, name) => addRecent(last, search(name)), none),
      search('g'),
    )
    expect(titles(saved.recent)).toBe('fedcba')
    expect(titles(shownRecent(saved))).toBe('fedc')
    expect(titles(shownRecent({ ...saved, favourites: [] }))).toBe('fedcba')
  })

  it('keeps ten favourites: the eleventh drives the oldest out', () => {
    const saved = [...'abcdefghijk'].reduce((last, name) => addFavourite(last, search(name)), none)
    expect(titles(saved.favourites)).toBe('kjihgfedcb')
  })

  it('does not list a favourite as recent', () => {
    const saved = addFavourite(none, search('a'))
    expect(addRecent(saved, search('a'))).toEqual(saved)
    expect(addRecent(saved, search('b'))).toEqual({ ...saved, recent: [search('b')] })
    expect(removeSaved(saved, search('a'))).toEqual(none)
  })

  it.each(['', '{', 'null', '7', '[]', '{"recent":7}', '{"recent":[null]}'])('reads nothing from %j', (stored) => {
    expect(parseSaved(stored)).toEqual(none)
  })

  it.each([
    { url: '//evil.example' },
    { url: 'https://evil.example/' },
    { url: 7 },
    { title: null },
    { language: undefined },
    { path: 'Guides' },
    { path: ['Guides', 7] },
  ])('leaves out a search with %j', (wrong) => {
    expect(parseSaved(JSON.stringify({ recent: [{ ...search('a'), ...wrong }, search('b')], favourites: [] }))).toEqual(
      { recent: [search('b')], favourites: [] },
    )
  })

  it('reads no more than it keeps', () => {
    const many = [...'abcdefghijkl'].map(search)
    const { recent, favourites } = parseSaved(JSON.stringify({ recent: many, favourites: many }))
    expect([titles(recent), titles(favourites)]).toEqual(['abcdefg', 'abcdefghij'])
  })

  it('keeps of a result its address and its headings without marks', () => {
    const hierarchy = {
      lvl0: 'Guides',
      lvl1: 'Docker',
      lvl2: 'Volumes',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    }
    const marked = {
      lvl1: { value: '\uE000Docker\uE001', matchLevel: 'full' },
      lvl2: { value: '\uE000Vol\uE001umes', matchLevel: 'full' },
    } as const
    expect(
      toSaved({
        objectID: '1',
        url: '/docs/a#b',
        anchor: 'b',
        type: 'lvl2',
        hierarchy,
        content: null,
        language: 'en',
        tags: [],
        _highlightResult: { hierarchy: marked },
      }),
    ).toEqual({ url: '/docs/a#b', title: 'Volumes', path: ['Docker'], language: 'en' })
  })

  it('reads back what was written', () => {
    const saved = addFavourite(addRecent(none, search('a')), search('b'))
    expect(parseSaved(JSON.stringify(saved))).toEqual(saved)
  })
})
