import { describe, expect, it } from 'vitest'
import { requestKind } from './request-kind.ts'

const origin = 'https://handbook.example.com'
const kindOf = (address: string, facts: { method?: string; mode?: string; hasRange?: boolean } = {}, baseUrl = '/') =>
  requestKind(
    { method: 'GET', mode: 'cors', hasRange: false, ...facts, url: new URL(address, origin) },
    { origin, baseUrl },
  )

describe('requestKind', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/guide/docker', '/docs/guide/docker'],
    ['/docs/guide/docker.html', '/docs/guide/docker'],
    ['/docs/guide/docker/', '/docs/guide/docker'],
    ['/docs/guide/docker/index.html?utm=1#x', '/docs/guide/docker'],
    ['/docs/tags/%D1%82%D0%B5%D0%B3', '/docs/tags/тег'],
    ['//docs//links', '/docs/links'],
    ['/docs/release-1.2', '/docs/release-1.2'],
    ['/docs/node.js/streams', '/docs/node.js/streams'],
  ])('a navigation to %s is the page %s', (address, path) => {
    expect(kindOf(origin + address, { mode: 'navigate' })).toEqual({ kind: 'page', path })
  })

  it.each(['/feed.xml', '/docs/guide/docker.md', '/docs/links.json', '/favicon.svg', '/slides/TALK.PDF'])(
    'a navigation to the file %s is the browser’s',
    (address) => {
      expect(kindOf(address, { mode: 'navigate' })).toEqual({ kind: 'none' })
    },
  )

  it.each([
    ['/assets/entry-12345678.js', 'immutable', 'assets/entry-12345678.js'],
    ['/docs/links.json', 'file', 'docs/links.json'],
    ['/sidebars/a/b.json?x=1', 'file', 'sidebars/a/b.json'],
    ['/docs/%D1%82%D0%B5%D0%B3.json', 'file', 'docs/тег.json'],
    ['/favicon.svg', 'file', 'favicon.svg'],
    ['/demos/sw.js', 'file', 'demos/sw.js'],
    ['/docs/robots.txt.json', 'file', 'docs/robots.txt.json'],
  ])('%s is %s', (address, kind, file) => {
    expect(kindOf(address)).toEqual({ kind, file })
  })

  it.each(['cors', 'navigate'])('a complete file is a file, for a run and for its link (%s)', (mode) => {
    const file = 'docs/sort/quick-sort.complete.ts.txt'
    expect(kindOf(`/${file}`, { mode })).toEqual({ kind: 'file', file })
  })

  it.each([
    ['/', {}],
    ['/sw.js', {}],
    ['/precache/0123.json', {}],
    ['/docs/links.md', {}],
    ['/llms.txt', {}],
    ['/docs/links.json', { method: 'POST' }],
    ['/video.mp4', { hasRange: true }],
    ['https://elsewhere.example/docs/links.json', {}],
    ['/%E0%A4%A', { mode: 'navigate' }],
    ['/%ff.json', {}],
  ])('%s is left to the browser', (address, facts) => {
    expect(kindOf(address, facts)).toEqual({ kind: 'none' })
  })

  it('reads addresses that look like files as pages, when the site defines which addresses are files', () => {
    const kind = (address: string) =>
      requestKind(
        { method: 'GET', mode: 'navigate', hasRange: false, url: new URL(address, origin) },
        { origin, baseUrl: '/', files: String.raw`\.(?:xml|md)$|^(?:/assets)/` },
      )
    expect(kind('/docs/node.js')).toEqual({ kind: 'page', path: '/docs/node.js' })
    expect([kind('/feed.xml'), kind('/docs/node.js.md'), kind('/assets/x.js')]).toEqual([
      { kind: 'none' },
      { kind: 'none' },
      { kind: 'none' },
    ])
  })

  it('ignores everything outside the base URL', () => {
    expect(kindOf('/other/a', { mode: 'navigate' }, '/base/')).toEqual({ kind: 'none' })
    expect(kindOf('/base', { mode: 'navigate' }, '/base/')).toEqual({ kind: 'page', path: '/' })
    expect(kindOf('/base/assets/a.js', {}, '/base/')).toEqual({ kind: 'immutable', file: 'assets/a.js' })
  })
})
