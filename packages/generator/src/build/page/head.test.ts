import { describe, expect, it } from 'vitest'
import type { PageData } from '../../model/page.ts'
import type { SiteData } from '../../model/site.ts'
import { headMetadata } from './head.ts'

const site = {
  url: 'https://example.com',
  baseUrl: '/base/',
  title: 'Site',
  tagline: 'About <it>',
  titleDelimiter: '|',
  favicon: '/favicon.svg',
  themeColor: '#123456',
  generator: { name: 'gen', version: '1.2.3' },
  search: { provider: 'embedded' },
} as unknown as SiteData
const page = {
  kind: 'document',
  path: '/docs/a&b',
  title: 'A & B',
  description: 'First "one".',
  lang: 'de',
  outline: [],
}

/** Elements of a head, in the order in which they stand. */
const headOf = (change: object = {}, preview?: string, of: object = {}) =>
  headMetadata({ ...page, ...change } as unknown as PageData, { ...site, ...of }, preview).match(
    /<title>.*?<\/title>|<[^>]+>/g,
  ) ?? []
const named = (elements: string[], part: string) => elements.filter((element) => element.includes(part))

describe('the head of a document', () => {
  it('has everything that search engines, previews and feed readers need, escaped and below the base URL', () => {
    expect(headOf()).toEqual([
      '<title>A &amp; B | Site</title>',
      '<meta name="description" content="First &quot;one&quot;.">',
      '<link rel="canonical" href="https://example.com/base/docs/a&amp;b">',
      '<meta name="theme-color" content="#123456">',
      '<meta name="generator" content="gen 1.2.3">',
      '<link rel="icon" href="/base/favicon.svg" type="image/svg+xml">',
      '<link rel="manifest" href="/base/manifest.webmanifest">',
      '<link rel="alternate" type="application/atom+xml" href="/base/feed.xml" title="Site">',
      '<link rel="alternate" type="text/markdown" href="/base/docs/a&amp;b.md">',
      '<meta property="og:title" content="A &amp; B">',
      '<meta property="og:description" content="First &quot;one&quot;.">',
      '<meta property="og:type" content="article">',
      '<meta property="og:url" content="https://example.com/base/docs/a&amp;b">',
      '<meta property="og:site_name" content="Site">',
      '<meta property="og:locale" content="de">',
      '<meta name="twitter:card" content="summary">',
    ])
  })

  it('names an empty icon when the site has none, so that browsers request no icon', () => {
    expect(named(headOf({}, undefined, { favicon: undefined }), 'rel="icon"')).toEqual([
      '<link rel="icon" href="data:,">',
    ])
  })

  it('delays the first frame until the first heading is parsed', () => {
    expect(headOf({ outline: [{ id: 'one' }, { id: 'two' }] })).toContain(
      '<link rel="expect" href="#one" blocking="render">',
    )
  })

  it('omits facts that the document does not have, and writes the document’s rules for robots', () => {
    expect(named(headOf({ description: '' }), 'description')).toEqual([])
    expect(headOf({ noIndex: true })).toContain('<meta name="robots" content="noindex">')
  })
})

describe('the image of a page', () => {
  it('is its own, with an absolute address', () => {
    const own = headOf({ image: '/assets/own.png' }, '/social/drawn.png')
    expect(named(own, 'og:image')).toEqual([
      '<meta property="og:image" content="https://example.com/base/assets/own.png">',
    ])
    expect(own).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it.each(['https://images.example/a.png', 'http://images.example/a.png', '//images.example/a.png'])(
    'may be on another site: %s',
    (image) => {
      expect(named(headOf({ image }), 'og:image')).toEqual([`<meta property="og:image" content="${image}">`])
    },
  )

  it('is otherwise the drawn preview, with its size and text', () => {
    expect(named(headOf({}, '/social/drawn.png'), 'og:image')).toEqual([
      '<meta property="og:image" content="https://example.com/base/social/drawn.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="A &amp; B | Site">',
    ])
  })
})

describe('other pages', () => {
  it('the home page has the name of the site', () => {
    const head = headOf({ kind: 'home', path: '/', title: 'Home' })
    expect(head).toEqual(
      expect.arrayContaining([
        '<title>Site | About &lt;it&gt;</title>',
        '<link rel="canonical" href="https://example.com/base/">',
        '<meta property="og:title" content="Site">',
        '<meta property="og:type" content="website">',
      ]),
    )
    expect(named(head, 'text/markdown')).toEqual([])
  })

  it('the not-found page has no address', () => {
    expect(named(headOf({ kind: 'not-found', path: '/404', noIndex: true }), '/404')).toEqual([])
  })
})

describe('the site', () => {
  it.each([
    ['/icon.png', 'image/png'],
    ['/icon.ico', 'image/x-icon'],
  ])('says the type of its icon %s', (favicon, type) => {
    expect(headOf({}, undefined, { favicon })).toContain(`<link rel="icon" href="/base${favicon}" type="${type}">`)
  })

  it('opens an early connection only to a hosted search', () => {
    expect(
      named(headOf({}, undefined, { search: { provider: 'hosted', applicationId: 'APP' } }), 'preconnect'),
    ).toEqual([expect.stringMatching(/href="https:\/\/app[^"]*" crossorigin="anonymous"/i)])
    expect(named(headOf(), 'preconnect')).toEqual([])
  })
})
