import { expect, it } from 'vitest'
import type { SiteData } from '../../model/site.ts'
import { redirectFiles } from './redirects.ts'

const site = {
  title: 'Handbook',
  titleDelimiter: '–',
  lang: 'en',
  url: 'https://example.com',
  baseUrl: '/base/',
} as SiteData

const files = (parts: Partial<SiteData> = {}) =>
  new Map(redirectFiles(new Map([['/old', '/docs/вопросы & ответы']]), { ...site, ...parts }))

it('redirects an old address with a page', () => {
  expect([...files().keys()]).toEqual(['old.html'])
  const page = files().get('old.html') ?? ''
  const address = '/base/docs/%D0%B2%D0%BE%D0%BF%D1%80%D0%BE%D1%81%D1%8B%20&amp;%20%D0%BE%D1%82%D0%B2%D0%B5%D1%82%D1%8B'
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`)
  expect(page).toContain(`<link rel="canonical" href="https://example.com${address}">`)
  // The service worker recognizes the page by this id.
  expect(page).toContain('<body id="handbook:moved">')
})

it('uses the language of the chrome, and the title format of every page of the site', () => {
  expect(files().get('old.html')).toContain('<title>Moved – Handbook</title>')
  expect(files().get('old.html')).toContain('<p>This page has moved to <a')
  expect(files({ lang: 'ru' }).get('old.html')).toMatch(
    /<html lang="ru">.*<title>Страница перенесена – Handbook<\/title>.*<p>Эта страница теперь здесь: <a/s,
  )
})

it('makes no file when nothing has moved', () => {
  expect(redirectFiles(new Map(), site)).toEqual([])
})
