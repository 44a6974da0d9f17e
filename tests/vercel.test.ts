import { describe, expect, it } from 'vitest'
import { hostFiles } from '../packages/generator/src/build/host/host-files.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'
import { foreignAddresses, leavesHost } from './hosts/foreign-addresses.ts'
import { vercelHost } from './hosts/vercel.ts'

describe.each(['/', '/c++/book/'])('vercel.json under %s', (baseUrl) => {
  const base = baseUrl.slice(0, -1)
  const redirects = new Map([
    ['/docs/old', '/docs/a'],
    ['/docs/older', '/docs/f(x):y'],
  ])
  const site = { baseUrl, url: 'https://handbook.example.com' } as SiteData
  const files = new Map([
    ...hostFiles({
      site,
      headers: { 'X-Own': 'yes', 'Content-Security-Policy': 'own' },
      redirects,
      files: ['sandbox.html'],
    }),
    ['404.html', 'not found'],
    ...Object.entries({
      'index.html': 'home',
      'docs.html': 'docs',
      'sandbox.html': 'sandbox',
      'sandbox-guide.html': 'guide',
      'docs/a.html': 'a',
      'docs/a.json': '{}',
      'docs/f(x):y.html': 'f',
      'docs/теги.html': 'теги',
      'assets/x-12345678.js': 'export {}',
    }).map(([path, content]): [string, string] => [`${base}/${path}`.slice(1), content]),
  ])
  const get = vercelHost(files)

  it.each([
    ['/', 200, 'home'],
    ['/docs', 200, 'docs'],
    ['/sandbox-guide', 200, 'guide'],
    ['/docs/a', 200, 'a'],
    ['/docs/a?q=1', 200, 'a'],
    ['/docs/a.json', 200, '{}'],
    [`/docs/${encodeURIComponent('теги')}`, 200, 'теги'],
    ['/docs/f(x):y', 200, 'f'],
    ['/docs/b', 404, 'not found'],
    ['/docs/b.json', 404, 'not found'],
  ])('answers %s with %i and the headers', (target, status, body) => {
    expect(get(base + target)).toEqual({ status, body, headers: { 'X-Own': 'yes', 'Content-Security-Policy': 'own' } })
  })

  it('sends another policy with the sandbox, because its HTML contains its own policy', () => {
    expect(get(`${base}/sandbox`)).toEqual({
      status: 200,
      body: 'sandbox',
      headers: { 'X-Own': 'yes', 'Content-Security-Policy': "frame-ancestors 'self'" },
    })
  })

  it.each([
    ['/docs/a.html', '/docs/a'],
    ['/docs/a/', '/docs/a'],
    ['/docs/a/index.html', '/docs/a'],
    ['/docs/index', '/docs'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs/old', '/docs/a'],
    ['/docs/older', '/docs/f%28x%29%3Ay'],
  ])('redirects %s to %s', (target, location) => {
    expect(get(base + target)).toMatchObject({ status: 308, headers: { Location: base + location } })
  })

  it('makes hashed files immutable', () => {
    expect(get(`${base}/assets/x-12345678.js`).headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(foreignAddresses)('redirects %s to no other host', (target) => {
    for (const address of [target, base + target])
      expect(leavesHost(get(address).headers['Location']), address).toBe(false)
    expect(get(target).status).toBe(404)
  })
})
