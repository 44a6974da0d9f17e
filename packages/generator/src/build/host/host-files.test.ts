import { describe, expect, it } from 'vitest'
import type { SiteData } from '../../model/site.ts'
import { hostFiles, joinHostFile } from './host-files.ts'

const pages = ['index.html', 'docs.html', 'docs/a.html', 'feed.xml', 'robots.txt']

const filesFor = (
  baseUrl: string,
  redirects: Record<string, string> = { '/old/теги': '/docs/tags' },
  files = [...pages, 'sandbox.html'],
) =>
  new Map(
    hostFiles({
      site: { baseUrl, url: 'https://handbook.example.com' } as SiteData,
      headers: { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' },
      redirects: new Map(Object.entries(redirects)),
      files,
    }),
  )

describe('hostFiles', () => {
  it('has no rules for a sandbox that the site does not have', () => {
    for (const [name, content] of filesFor('/', {}, pages)) expect(`${name}: ${content}`).not.toContain('sandbox')
  })

  it('writes _headers', () => {
    const policies = ['/', '/docs', '/docs.html', '/docs/*', '/feed.xml', '/index', '/index.html'].map(
      (pattern) => `${pattern}\n  Content-Security-Policy: default-src 'self'\n\n`,
    )
    expect(filesFor('/').get('_headers')).toBe(`/*
  X-Content-Type-Options: nosniff

${policies.join('')}/sandbox
  Content-Security-Policy: frame-ancestors 'self'

/sandbox.html
  Content-Security-Policy: frame-ancestors 'self'

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/precache/*
  Cache-Control: public, max-age=31536000, immutable

/run/modules/*
  Cache-Control: public, max-age=31536000, immutable

/search/shards/*
  Cache-Control: public, max-age=31536000, immutable
`)
  })

  it('writes _redirects, and omits redirects whose addresses would be patterns there', () => {
    const moved = { '/old': '/docs/b & c', '/c*': '/docs/c', '/a/:b': '/docs/c', '/d': '/docs/d:e', '/f': '/docs/g' }
    expect(filesFor('/base/', moved).get('_redirects')).toBe(
      '/base/old /base/docs/b%20&%20c 301\n/base/f /base/docs/g 301\n',
    )
    expect(filesFor('/', {}).get('_redirects')).toBe('')
  })

  it('keeps every rule below the base URL', () => {
    const files = filesFor('/base/')
    expect(files.get('_headers')).toMatch(/^\/base\/\*\n/)
    expect(JSON.parse(files.get('vercel.json') ?? '').headers[0].source).toBe('/base/(.*)')
    expect(files.get('nginx.conf')).toContain('location /base/ { try_files $uri $uri.html =404; }')
  })

  it('escapes letters of addresses that have a special meaning for a host', () => {
    const files = filesFor('/', { '/c++ (old):*': '/docs/us$-"c++"', '/the "old" one': '/docs/new' })
    expect(JSON.parse(files.get('vercel.json') ?? '').redirects).toMatchObject([
      { source: String.raw`/c\+\+%20\(old\)\:\*`, destination: '/docs/us%24-%22c++%22', permanent: true },
      { source: '/the%20%22old%22%20one', destination: '/docs/new', permanent: true },
      {},
      {},
      {},
      {},
    ])
    expect(files.get('nginx.conf')).toContain(
      String.raw`location = "/c++ (old):*" { return 301 "/docs/us%24-%22c++%22"; }`,
    )
    expect(files.get('nginx.conf')).toContain(String.raw`location = "/the \"old\" one" { return 301 "/docs/new"; }`)
  })

  it('writes vercel.json with the same headers, clean addresses and redirects', () => {
    expect(JSON.parse(filesFor('/').get('vercel.json') ?? '')).toEqual({
      headers: [
        {
          source: '/(.*)',
          headers: [
            { key: 'Content-Security-Policy', value: "default-src 'self'" },
            { key: 'X-Content-Type-Options', value: 'nosniff' },
          ],
        },
        {
          source: '/sandbox{.html}?',
          headers: [{ key: 'Content-Security-Policy', value: "frame-ancestors 'self'" }],
        },
        { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
        { source: '/precache/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
        {
          source: '/run/modules/(.*)',
          headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
        },
        {
          source: '/search/shards/(.*)',
          headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
        },
      ],
      redirects: [
        { source: '/old/%D1%82%D0%B5%D0%B3%D0%B8', destination: '/docs/tags', permanent: true },
        { source: '/index{.html}?', destination: '/', permanent: true },
        { source: String.raw`/:page([^/\\].*)/index{.html}?`, destination: '/:page', permanent: true },
        { source: String.raw`/:page([^/\\].*).html`, destination: '/:page', permanent: true },
        { source: String.raw`/:page([^/\\].*)/`, destination: '/:page', permanent: true },
      ],
      rewrites: [{ source: String.raw`/:page([^/\\].*)`, destination: '/:page.html' }],
    })
  })

  it('writes an nginx site with the same headers', () => {
    const config = filesFor('/').get('nginx.conf') ?? ''
    expect(config).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`)
    expect(config).toContain('server_name handbook.example.com;')
    expect(config).toContain('location = "/old/теги" { return 301 "/docs/tags"; }')
    expect(config).toContain('The folder of "root" holds the built site.\n')
    expect(config).toContain(
      '    "~^/(?:assets|precache|run/modules|search/shards)/" "public, max-age=31536000, immutable";',
    )
    expect(config).toContain(
      String.raw`    location ~ "^/(?:_headers|_redirects|vercel\.json|nginx\.conf|cdn-function\.js)$" { return 404; }`,
    )
  })

  it('writes an nginx site for a folder of the host', () => {
    const config = filesFor('/a.b/c/').get('nginx.conf') ?? ''
    expect(config).toContain('The folder of "root" holds the built site in its subfolder "a.b/c".\n')
    expect(config).toContain(
      String.raw`    "~^/a\.b/c/(?:assets|precache|run/modules|search/shards)/" "public, max-age=31536000, immutable";`,
    )
    expect(config).toContain('    location = "/a.b/c/old/теги" { return 301 "/a.b/c/docs/tags"; }')
    expect(config).toContain('    location = /a.b/c/ { try_files /a.b/c/index.html =404; }')
    expect(config).toContain('    error_page 404 /a.b/c/404.html;')
  })
})

describe('joinHostFile', () => {
  it.each([
    ['/*\n  A: b\n', '/x/*\n  C: d\n', '/*\n  A: b\n\n/x/*\n  C: d\n'],
    [
      '/old /new 301\n',
      '\n/blog/* https://blog.example.com/:splat 200',
      '/old /new 301\n\n/blog/* https://blog.example.com/:splat 200\n',
    ],
    ['', '/a /b', '/a /b\n'],
    ['/*\n  A: b\n', ' \n', '/*\n  A: b\n'],
    ['/*\n  A: b\n', undefined, '/*\n  A: b\n'],
  ])('appends the content of a site to the content of the build: %j %j', (made, own, joined) => {
    expect(joinHostFile(made, own)).toBe(joined)
  })
})
