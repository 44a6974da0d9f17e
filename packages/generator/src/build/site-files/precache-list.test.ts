import { expect, it } from 'vitest'
import type { PrecacheEntry } from '../../model/offline.ts'
import type { SitePage } from '../../content/pages/site-page.ts'
import { precacheList } from './precache-list.ts'

const page = (path: string, html: string, image?: string) =>
  ({ kind: 'document', path, readHtml: () => html, ...(image === undefined ? {} : { image }) }) as SitePage
const filesOf = (pages: SitePage[], files: string[]) =>
  precacheList({
    entries: files.map((file): PrecacheEntry => [file, '', 1]),
    pages: pages.values(),
    headers: {},
    baseUrl: '/base/',
  }).files.map(([file]) => file)

it('stores what pages need: the frame, scripts, whole pages, data, images', () => {
  const home = { kind: 'home', path: '/' } as SitePage
  const stored = [
    'index.html',
    'offline-shell.html',
    'sandbox.html',
    'assets/a.js',
    'docs/a.complete.js.txt',
    'docs/a.complete.ts.txt',
    'docs/a.json',
    'run/imports.json',
    'run/modules/a.js',
    'favicon.svg',
  ]
  const others = [
    'docs/a.html',
    'docs/a.md',
    'sitemap.xml',
    'robots.txt',
    '_headers',
    'nginx.conf',
    'cdn-function.js',
    'vercel.json',
    'sw.js',
    'docs-versions.json',
    'social/0.png',
  ]
  expect(filesOf([home, page('/docs/a', '')], [...others, ...stored.toReversed()])).toEqual(stored)
})

it('stores each kind in the same order in every build, and the data of all pages before any image', () => {
  const files = ['offline-shell.html', 'assets/a.js', 'assets/b.js', 'docs/a.json', 'docs/b.json', 'b.png', 'c.png']
  expect(filesOf([page('/docs/a', '')], files)).toEqual(files)
  expect(filesOf([page('/docs/a', '')], files.toReversed())).toEqual(files)
})

it('omits preview images of pages, unless an article shows them', () => {
  const pages = [
    { kind: 'home', path: '/' } as SitePage,
    page('/docs/a', '', '/img/a.png'),
    page('/docs/b', '<p><img alt="" src="/base/img/%D1%8F.png"></p>', '/img/c.png'),
    page('/docs/c', '', '/img/я.png'),
    page('/docs/d', '<p>src="/base/img/c.png"</p>', 'https://example.com/d.png'),
  ]
  expect(filesOf(pages, ['img/a.png', 'img/c.png', 'img/я.png'])).toEqual(['img/я.png'])
})

it('omits the files that run samples on a site without such samples', () => {
  const files = ['assets/a.js', 'assets/run-sample-12345678.js']
  expect(filesOf([], files)).toEqual(['assets/a.js'])
  expect(filesOf([], [...files, 'sandbox.html'])).toEqual([...files, 'sandbox.html'])
})

it('omits files that are stored only after their first use', () => {
  const { files } = precacheList({
    entries: ['run/modules/sql-1.js', 'run/modules/zod-1.js'].map((file): PrecacheEntry => [file, '', 1]),
    pages: [],
    headers: {},
    baseUrl: '/',
    onDemand: ['run/modules/sql-1.js'],
  })
  expect(files.map(([file]) => file)).toEqual(['run/modules/zod-1.js'])
})
