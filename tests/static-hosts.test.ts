import { describe, expect, it } from 'vitest'
import { hostFiles } from '../packages/generator/src/build/host/host-files.ts'
import { sandboxHeaders, securityHeaders } from '../packages/generator/src/build/host/security-headers.ts'
import { redirectFiles } from '../packages/generator/src/build/site-files/redirects.ts'
import { immutableFolders } from '../packages/generator/src/model/offline.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'
import { foreignAddresses, leavesHost } from './hosts/foreign-addresses.ts'
import { cloudflarePages, githubPages, netlify, type StaticHost } from './hosts/pages-hosts.ts'

interface HostFacts {
  host: StaticHost
  /** Whether the host reads `_headers`. If it does not, pages contain their policy in their HTML. */
  readsHeaders: boolean
  /** Other spellings of an address, each with its redirect target or, without a redirect, the shown file. */
  spellings: [address: string, status: number, outcome: string][]
}

const hosts: Record<string, HostFacts> = {
  'Cloudflare Pages': {
    host: cloudflarePages,
    readsHeaders: true,
    spellings: [
      ['index', 308, ''],
      ['index.html', 308, ''],
      ['docs/', 308, 'docs'],
      ['docs/a.html', 308, 'docs/a'],
      ['docs/a/', 308, 'docs/a'],
      ['docs/a/index', 308, 'docs/a/'],
      ['docs/old', 301, 'docs/a'],
      [encodeURI('docs/старое'), 301, encodeURI('docs/теги')],
    ],
  },
  Netlify: {
    host: netlify,
    readsHeaders: true,
    spellings: [
      ['index.html', 200, 'home'],
      ['docs/', 301, 'docs'],
      ['docs/a.html', 200, 'a'],
      ['docs/a/', 301, 'docs/a'],
      // A file comes before a redirect: the page at the old address redirects.
      ['docs/old', 200, 'moved to docs/a'],
      [encodeURI('docs/старое'), 200, `moved to ${encodeURI('docs/теги')}`],
    ],
  },
  'GitHub Pages': {
    host: githubPages,
    readsHeaders: false,
    spellings: [
      ['index.html', 200, 'home'],
      ['docs/', 404, 'not found'],
      ['docs/a.html', 200, 'a'],
      ['docs/a/', 404, 'not found'],
      ['docs/old', 200, 'moved to docs/a'],
    ],
  },
}

const cases = Object.entries(hosts).flatMap(([name, facts]) =>
  ['/', '/book/'].map((baseUrl) => ({ name, baseUrl, ...facts })),
)

describe.each(cases)('$name under $baseUrl', ({ baseUrl, host, readsHeaders, spellings }) => {
  const site = {
    baseUrl,
    url: 'https://handbook.example.com',
    lang: 'en',
    search: { provider: 'embedded' },
  } as SiteData
  const headers = securityHeaders(site, { inlineScripts: ['a()'] })
  const redirects = new Map([
    ['/docs/old', '/docs/a'],
    ['/docs/старое', '/docs/теги'],
  ])
  const readers = new Map([
    ...Object.entries({
      'index.html': 'home',
      '404.html': 'not found',
      'docs.html': 'docs',
      'sandbox.html': 'sandbox',
      'docs/a.html': 'a',
      'docs/a.json': '{}',
      'docs/node.js.html': 'node.js',
      'docs/теги.html': 'теги',
      'sw.js': 'worker',
    }),
    ...immutableFolders.map((folder): [string, string] => [`${folder}/x-1.js`, folder]),
    ...redirectFiles(redirects, site).map(([file, html]): [string, string] => {
      const [, address = ''] = /url=([^"]*)"/.exec(html) ?? []
      return [file, `moved to ${address.slice(baseUrl.length)}`]
    }),
  ])
  const made = hostFiles({ site, headers, redirects, files: readers.keys() })
  // For a site below a path, the guide puts the files that hosts read into the root, and the site into its folder.
  const get = host(
    new Map([
      ...made,
      ['404.html', 'not found'],
      ...[...readers].map(([file, content]): [string, string] => [baseUrl.slice(1) + file, content]),
    ]),
  )

  it.each([
    ['', 'home'],
    ['docs', 'docs'],
    ['docs/a', 'a'],
    ['docs/a?q=1', 'a'],
    ['docs/a.json', '{}'],
    ['docs/node.js', 'node.js'],
    [encodeURI('docs/теги'), 'теги'],
    ['sandbox', 'sandbox'],
    ['sw.js', 'worker'],
  ])('answers the clean address %s', (address, body) => {
    expect(get(baseUrl + address)).toMatchObject({ status: 200, body })
  })

  it.each(spellings)('answers %s with %i: %s', (address, status, outcome) => {
    const answer = get(baseUrl + address)
    expect([answer.status, answer.headers['Location'] ?? answer.body]).toEqual([
      status,
      status < 300 || status === 404 ? outcome : baseUrl + outcome,
    ])
  })

  it.each(['docs/b', 'docs/b.json', 'docs/a/b', 'b'])('answers the missing address %s with status 404', (address) => {
    expect(get(baseUrl + address)).toMatchObject({ status: 404, body: 'not found' })
  })

  it.each(foreignAddresses)('redirects %s to no other host', (target) => {
    for (const address of [target, baseUrl.slice(0, -1) + target])
      expect(leavesHost(get(address).headers['Location']), address).toBe(false)
  })

  it('sends the headers and the policy with pages, files and errors, and makes hashed files immutable', () => {
    const sent = (expected: Record<string, string>) => (readsHeaders ? expected : {})
    for (const address of ['', 'docs/a', 'docs/a.json', 'sw.js', 'docs/b'])
      expect(get(baseUrl + address).headers, address).toEqual(sent(headers))
    expect(get(`${baseUrl}sandbox`).headers).toEqual(sent(sandboxHeaders(headers)))
    for (const folder of immutableFolders)
      expect(get(`${baseUrl}${folder}/x-1.js`).headers, folder).toEqual(
        sent({ ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' }),
      )
  })
})
