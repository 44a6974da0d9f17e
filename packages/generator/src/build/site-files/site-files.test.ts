import { expect, it } from 'vitest'
import type { PageData } from '../../model/page.ts'
import type { Site } from '../../content/site.ts'
import { siteFiles } from './site-files.ts'

const pages = [
  { kind: 'home', path: '/', sections: [] },
  { kind: 'document', path: '/docs/a&b', title: 'A', description: 'First.', updatedAt: '2026-11-02' },
  { kind: 'document', path: '/docs/кот', title: 'Cat', description: '' },
  { kind: 'document', path: '/docs/hidden', title: 'Hidden', description: '', noIndex: true },
  { kind: 'search', path: '/search' },
  { kind: 'not-found', path: '/404' },
] as unknown as PageData[]

const filesOf = (...staticFiles: string[]) => filesOfPages(pages, staticFiles)
const filesOfPages = (pages: readonly PageData[], staticFiles: string[] = []) =>
  siteFiles({
    data: {
      url: 'https://example.com',
      baseUrl: '/base/',
      title: 'Site',
      tagline: 'About it',
      lang: 'en',
      favicon: '/favicon.svg',
      navbar: { items: [] },
      footer: { copyright: { author: 'A & B' } },
    },
    sections: [],
    pages: new Map(pages.map((page) => [page.path, page])),
    documents: [],
    compiled: new Map(),
    redirects: new Map(),
    version: { name: 'current' },
    staticFiles: new Set(staticFiles),
  } as unknown as Site)

it('the site map contains every page that search engines may show, encoded and escaped', () => {
  expect(
    filesOf()
      .get('sitemap.xml')
      ?.match(/<url>.*/g),
  ).toEqual([
    '<url><loc>https://example.com/base/</loc></url>',
    '<url><loc>https://example.com/base/docs/a&amp;b</loc><lastmod>2026-11-02</lastmod></url>',
    '<url><loc>https://example.com/base/docs/%D0%BA%D0%BE%D1%82</loc></url>',
  ])
})

it('robots.txt names the site map', () => {
  expect(filesOf('/favicon.svg').get('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/base/sitemap.xml\n',
  )
})

it('robots.txt and llms.txt of the author replace the generated files; no other file may be replaced', () => {
  const made = [...filesOf().keys()]
  expect(made).toEqual(
    expect.arrayContaining([
      'robots.txt',
      'llms.txt',
      'sitemap.xml',
      'feed.xml',
      'manifest.webmanifest',
      'docs-versions.json',
    ]),
  )
  expect([...filesOf('/robots.txt').keys()]).toEqual(made.filter((file) => file !== 'robots.txt'))
  expect([...filesOf('/robots.txt', '/llms.txt', '/sitemap.xml', '/docs/robots.txt').keys()]).toEqual(
    made.filter((file) => file !== 'robots.txt' && file !== 'llms.txt'),
  )
})

it('the feed contains the thirty documents that changed last, newest first, then by path', () => {
  const changed = (path: string, updatedAt: string, more = {}) => ({
    kind: 'document',
    path,
    title: `<${path}>`,
    description: 'a & b',
    updatedAt,
    ...more,
  })
  const many = Array.from({ length: 32 }, (_, index) =>
    changed(`/docs/${String((index * 7) % 32).padStart(2, '0')}`, '2026-01-01'),
  )
  const [home] = pages
  const feed =
    filesOfPages([
      home,
      ...many,
      changed('/docs/new', '2026-03-09'),
      changed('/docs/hidden', '2026-04-01', { noIndex: true }),
    ] as PageData[]).get('feed.xml') ?? ''
  const ids = [...feed.matchAll(/<entry>.*?<id>(.*?)<\/id>/g)].map(([, id]) => id)
  expect(ids).toEqual(
    ['new', ...Array.from({ length: 29 }, (_, index) => String(index).padStart(2, '0'))].map(
      (name) => `https://example.com/base/docs/${name}`,
    ),
  )
  expect(feed).toContain('<updated>2026-03-09T00:00:00Z</updated><author><name>A &amp; B</name></author>')
  expect(feed).toContain(
    '<entry><title>&lt;/docs/new&gt;</title><id>https://example.com/base/docs/new</id><link href="https://example.com/base/docs/new"/><updated>2026-03-09T00:00:00Z</updated><summary>a &amp; b</summary></entry>',
  )
})

it('a feed without dated documents has the date of the epoch', () => {
  expect(filesOfPages(pages.slice(0, 1)).get('feed.xml')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Site</title><subtitle>About it</subtitle>' +
      '<id>https://example.com/base/</id><link href="https://example.com/base/"/><link rel="self" href="https://example.com/base/feed.xml"/>' +
      '<updated>1970-01-01T00:00:00Z</updated><author><name>A &amp; B</name></author>\n\n</feed>\n',
  )
})
