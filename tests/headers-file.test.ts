import { describe, expect, it } from 'vitest'
import { hostFiles } from '../packages/generator/src/build/host/host-files.ts'
import { securityHeaders } from '../packages/generator/src/build/host/security-headers.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'
import { headersFor } from './hosts/headers-file.ts'

describe.each(['/', '/book/'])('_headers under %s, on Netlify and Cloudflare Pages', (baseUrl) => {
  const site = { baseUrl, url: 'https://handbook.example.com', search: { provider: 'embedded' } } as SiteData
  const headers = securityHeaders(site, { inlineScripts: ['a()'] })
  const file = new Map(hostFiles({ site, headers, redirects: new Map() })).get('_headers') ?? ''

  it.each(['', 'docs/a', 'docs/a.json', '404.html', 'sw.js'])('protects %s, each header once', (path) => {
    expect(headersFor(file, baseUrl + path)).toEqual(headers)
  })

  it.each(['assets/x-1.js', 'search/shards/x.json', 'precache/x.json'])('keeps %s for good', (path) => {
    expect(headersFor(file, baseUrl + path)).toEqual({
      ...headers,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
})
