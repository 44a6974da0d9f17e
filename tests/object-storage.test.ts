import { describe, expect, it } from 'vitest'
import { hostFiles } from '../packages/generator/src/build/host/host-files.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'
import { foreignAddresses } from './hosts/foreign-addresses.ts'
import { objectStorage } from './hosts/object-storage.ts'

const pages = ['index', 'docs', 'docs/a', 'docs/теги', 'docs/v2.0', '404', 'offline-shell']

describe.each(['/', '/book/'])('object storage behind a CDN under %s', (baseUrl) => {
  const base = baseUrl.slice(1)
  const hostOf = (names: readonly string[], files?: string) => {
    const site = { baseUrl, url: 'https://handbook.example.com', ...(files === undefined ? {} : { files }) } as SiteData
    const others = ['docs/a.json', 'docs/a.md', 'feed.xml', 'sw.js', 'assets/x-1.js', 'manifest.webmanifest']
    const published = [
      ...hostFiles({ site, headers: {}, redirects: new Map(), files: [] }),
      ...[...names.map((name) => `${name}.html`), ...others].map((name): [string, string] => [name, name]),
    ]
    return objectStorage(new Map(published.map(([path, content]) => [base + path, content])), base)
  }
  const get = hostOf(pages)

  it.each([
    ['', 'index.html'],
    ['docs', 'docs.html'],
    ['docs/', 'docs.html'],
    ['docs/a', 'docs/a.html'],
    ['docs/a?q=1', 'docs/a.html'],
    ['docs/a/', 'docs/a.html'],
    ['docs/a.html', 'docs/a.html'],
    ['docs/a/index.html', 'docs/a.html'],
    ['docs/v2.0', 'docs/v2.0.html'],
    [`docs/${encodeURIComponent('теги')}`, 'docs/теги.html'],
    ['offline-shell.html', 'offline-shell.html'],
    ['docs/a.json', 'docs/a.json'],
    ['docs/a.md', 'docs/a.md'],
    ['feed.xml', 'feed.xml'],
    ['sw.js', 'sw.js'],
    ['assets/x-1.js', 'assets/x-1.js'],
    ['manifest.webmanifest', 'manifest.webmanifest'],
  ])('answers %s with %s', (address, file) => expect(get(baseUrl + address)).toMatchObject({ status: 200, body: file }))

  it.each(['docs/b', 'docs/b.json', 'docs', '%E0%A4%A'])('answers a missing address with status 404: %s', (address) => {
    expect(get(`${baseUrl}none/${address}`)).toMatchObject({ status: 404, body: '404.html' })
  })

  it('finds pages whose addresses look like files through the pattern of the site', () => {
    const host = hostOf(
      [...pages, 'docs/node.js'],
      String.raw`\.(?:json|md|xml|webmanifest)$|^(?:/assets)/|^(?:/sw\.js)$`,
    )
    expect(host(`${baseUrl}docs/node.js`)).toMatchObject({ status: 200, body: 'docs/node.js.html' })
    for (const file of ['sw.js', 'assets/x-1.js', 'docs/a.md', 'feed.xml'])
      expect(host(baseUrl + file)).toMatchObject({ body: file })
  })

  it('answers the bare base', () =>
    expect(get(baseUrl.replace(/(.)\/$/, '$1'))).toMatchObject({ status: 200, body: 'index.html' }))

  it.each(foreignAddresses)('redirects nothing: %s', (target) => expect(get(target).headers).toEqual({}))
})
