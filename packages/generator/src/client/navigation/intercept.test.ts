import { describe, expect, it } from 'vitest'
import { isFileAddress } from '../../model/path.ts'
import { decideInterception, type NavigationFacts } from './intercept.ts'

const link = (url: string, facts: Partial<NavigationFacts> = {}): NavigationFacts => ({
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
  destination: { url: new URL(url, 'https://handbook.example.com').href, sameDocument: false },
  ...facts,
})
const sameDocument = (url: string) => ({
  destination: { url: `https://handbook.example.com${url}`, sameDocument: true },
})

describe('decideInterception', () => {
  it.each<[string, NavigationFacts, string]>([
    ['a link', link('/docs/guide/docker'), '/docs/guide/docker'],
    ['a link with query and hash', link('/search?q=docker#x'), '/search'],
    ['other spellings of a path', link('/docs/guide/docker.html'), '/docs/guide/docker'],
    ['an index file', link('/docs/index.html'), '/docs'],
    ['a percent-encoded tag', link('/docs/tags/%D1%82%D0%B5%D0%B3'), '/docs/tags/тег'],
    ['a step through the history', link('/docs', { navigationType: 'traverse' }), '/docs'],
    [
      'a step to an entry of this document',
      link('/docs', { navigationType: 'traverse', ...sameDocument('/docs') }),
      '/docs',
    ],
    ['a form that gets', link('/search?q=x'), '/search'],
  ])('shows the page of %s', (_, event, path) => {
    expect(decideInterception(event, { baseUrl: '/' })).toEqual({ type: 'page', path })
  })

  it.each<[string, NavigationFacts]>([
    ['another site', link('https://example.org/', { canIntercept: false })],
    ['a download', link('/docs', { downloadRequest: 'docs' })],
    ['a form that posts', link('/search', { formData: new FormData() })],
    ['a reload', link('/docs', { navigationType: 'reload' })],
    ['a link to a heading', link('/docs#x', { hashChange: true })],
    ['history.replaceState', link('/docs', { navigationType: 'replace', ...sameDocument('/docs') })],
    ['a feed', link('/feed.xml')],
    ['a page as Markdown', link('/docs/guide/docker.md')],
    ['a malformed address', link('/docs/%E0%A4%A')],
  ])('leaves %s to the browser', (_, event) => {
    expect(decideInterception(event, { baseUrl: '/' })).toEqual({ type: 'none' })
  })

  it('shows pages whose addresses look like files if the site says which addresses are files', () => {
    const site = { baseUrl: '/', files: String.raw`\.(?:xml|md)$|^(?:/assets)/` }
    expect(decideInterception(link('/docs/node.js'), site)).toEqual({ type: 'page', path: '/docs/node.js' })
    for (const url of ['/feed.xml', '/docs/node.js.md', '/assets/x.js'])
      expect(decideInterception(link(url), site), url).toEqual({ type: 'none' })
  })

  it('restores the scroll position on history steps between hashes', () => {
    expect(
      decideInterception(link('/docs#x', { hashChange: true, navigationType: 'traverse' }), { baseUrl: '/' }),
    ).toEqual({ type: 'restore' })
  })

  it('ignores addresses outside the base URL', () => {
    expect(decideInterception(link('/handbook/docs'), { baseUrl: '/handbook/' })).toEqual({
      type: 'page',
      path: '/docs',
    })
    expect(decideInterception(link('/blog'), { baseUrl: '/handbook/' })).toEqual({ type: 'none' })
  })
})

describe('isFileAddress', () => {
  it.each([
    ['/feed.xml', true],
    ['/img/logo.svg', true],
    ['/manifest.webmanifest', true],
    ['/docs/guide/docker', false],
    ['/docs/guide/docker.html', false],
    ['/docs/v2.0', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isFileAddress(path)).toBe(expected)
  })
})
