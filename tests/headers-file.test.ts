import { describe, expect, it } from 'vitest'
import { hostFiles } from '../packages/generator/src/build/host/host-files.ts'
import { sandboxHeaders, securityHeaders } from '../packages/generator/src/build/host/security-headers.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'
import { headersFor } from './hosts/headers-file.ts'

describe.each(['/', '/book/'])('_headers under %s, on Netlify and Cloudflare Pages', (baseUrl) => {
  const site = { baseUrl, url: 'https://handbook.example.com', search: { provider: 'embedded' } } as SiteData
  const headers = securityHeaders(site, { inlineScripts: ['a()'] })
  const files = [
    'index.html',
    'docs.html',
    'docs/a.html',
    'docs/a.json',
    '404.html',
    'sw.js',
    'sandbox.html',
    'manifest.webmanifest',
  ].concat(['assets/x-1.js', 'search/shards/x.json', 'precache/x.json'])
  const file = new Map(hostFiles({ site, headers, redirects: new Map(), files })).get('_headers') ?? ''

  it.each(['', 'docs', 'docs.html', 'docs/a', 'docs/a.json', 'docs/unknown', '404.html', 'sw.js'])(
    'protects %s, each header once',
    (path) => {
      expect(headersFor(file, baseUrl + path)).toEqual(headers)
    },
  )

  it.each(['sandbox', 'sandbox.html'])('sends another policy with %s, which contains its own policy', (path) => {
    expect(headersFor(file, baseUrl + path)).toEqual(sandboxHeaders(headers))
  })

  it('has one rule for all pages when the host could not read a rule for each page', () => {
    const many = Array.from({ length: 100 }, (_, index) => `page-${index}.html`)
    const long = new Map(hostFiles({ site, headers, redirects: new Map(), files: many })).get('_headers') ?? ''
    expect(headersFor(long, `${baseUrl}page-1`)).toEqual(headers)
    expect(long.match(/^\//gm)?.length).toBeLessThan(10)
  })

  it.each(['assets/x-1.js', 'search/shards/x.json', 'precache/x.json'])('makes %s immutable in caches', (path) => {
    expect(headersFor(file, baseUrl + path)).toEqual({
      ...headers,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
})
