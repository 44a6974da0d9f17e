import { describe, expect, it } from 'vitest'
import { messages as en } from './en/chrome.ts'
import { pluralFormatter } from './plural.ts'
import { messages as ru } from './ru/chrome.ts'
import { messages as screensEn } from './en/screen.ts'
import { messages as screensRu } from './ru/screen.ts'
import { messages as searchEn } from './en/search.ts'
import { messages as searchRu } from './ru/search.ts'

describe('pluralFormatter', () => {
  it.each([
    ['en', 1, '1 page'],
    ['en', 2, '2 pages'],
    ['en', 12_345, '12,345 pages'],
  ])('%s %i is %s', (lang, count, text) => {
    expect(pluralFormatter(lang, { one: '# page', other: '# pages' })(count)).toBe(text)
  })

  it('uses the form for other counts when a language has more forms than are given', () => {
    expect(pluralFormatter('ru', { one: '# стр.', other: '# страниц' })(3)).toBe('3 страниц')
  })
})

describe('catalogues', () => {
  it.each([
    [1, '1 документ'],
    [2, '2 документа'],
    [5, '5 документов'],
    [11, '11 документов'],
    [21, '21 документ'],
  ])('counts %i documents in Russian', (count, text) => {
    expect(screensRu.docs.count(count)).toBe(text)
  })

  const keysOf = (value: object): string[] =>
    Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
      typeof entry === 'object' && entry !== null ? keysOf(entry).map((inner) => `${key}.${inner}`) : [key],
    )

  it.each([
    ['chrome', en, ru],
    ['screens', screensEn, screensRu],
    ['search', searchEn, searchRu],
  ])('of the %s have the same texts, none of them empty', (_, en: object, ru: object) => {
    expect(keysOf(ru).toSorted()).toEqual(keysOf(en).toSorted())
    const texts = (value: object): string[] =>
      Object.values(value).flatMap((entry: unknown) =>
        typeof entry === 'string' ? [entry] : typeof entry === 'object' && entry !== null ? texts(entry) : [],
      )
    expect([...texts(en), ...texts(ru)].filter((text) => text.trim() === '')).toEqual([])
  })
})
