import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from './listen.ts'
import { serveStatic } from './static-server.ts'

let place: string
let server: Listening
let below: Listening

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'handbook-serve-'))
  const dist = join(place, 'dist')
  await mkdir(join(dist, 'docs'), { recursive: true })
  await mkdir(join(dist, 'assets'))
  const write = (path: string, content: string | Uint8Array) => writeFile(join(dist, path), content)
  await write('index.html', '<h1>home</h1>')
  await write('404.html', '<h1>not found</h1>')
  await write('docs/a.html', '<h1>a</h1>')
  await write('docs/a.html.br', brotliCompressSync('<h1>a</h1>'))
  await write('docs/a.html.gz', gzipSync('<h1>a</h1>'))
  await write('docs/a.json', '{}')
  await write('docs/archive.tar.gz', gzipSync('archive'))
  await write('docs/теги.html', '<h1>теги</h1>')
  await write('assets/x-12345678.js', 'export {}')
  await writeFile(join(place, 'secret.txt'), 'secret')
  await symlink(join(place, 'secret.txt'), join(dist, 'link.txt'))
  // File systems that ignore case do this.
  await write('_headers', 'secret')
  await symlink(join(dist, '_headers'), join(dist, '_HEADERS'))
  await symlink(join(dist, 'docs/a.html'), join(dist, 'docs/A.html'))
  server = await listen(serveStatic({ folder: dist, baseUrl: '/' }), { port: 0 })
  below = await listen(serveStatic({ folder: dist, baseUrl: '/base/', headers: { 'X-Own': 'yes' } }), { port: 0 })
})
afterAll(async () => {
  await server.close()
  await below.close()
  await rm(place, { recursive: true })
})

it('serves an archive, and compressed variants by the names of their files only', async () => {
  const archive = await get('/docs/archive.tar.gz', { 'accept-encoding': 'gzip' })
  expect([archive.status, archive.headers['content-type'], archive.headers['content-encoding']]).toEqual([
    200,
    'application/gzip',
    undefined,
  ])
  expect(archive.body).toEqual(gzipSync('archive'))
  expect((await get('/docs/a.html.gz')).status).toBe(404)
})

/** Sends the target as it is. `fetch` would normalise it before. */
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(
      { port: server.port, host: '127.0.0.1', path: target, headers: { accept: 'text/html', ...headers }, method },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    request.on('error', reject).end()
  })

describe('addresses', () => {
  it.each([
    ['/', 200, '<h1>home</h1>'],
    ['/docs/a', 200, '<h1>a</h1>'],
    ['/docs/a?q=1', 200, '<h1>a</h1>'],
    ['/docs/%D1%82%D0%B5%D0%B3%D0%B8', 200, '<h1>теги</h1>'],
    ['/docs/a.json', 200, '{}'],
    ['/docs/b', 404, '<h1>not found</h1>'],
    ['/docs', 404, '<h1>not found</h1>'],
  ])('%s is answered with %i', async (target, status, body) => {
    const response = await get(target)
    expect([response.status, response.body.toString()]).toEqual([status, body])
  })

  it.each([
    ['/docs/a.html', '/docs/a'],
    ['/docs/a/?q=1', '/docs/a?q=1'],
    ['/docs/a/index.html', '/docs/a'],
    ['/index.html', '/'],
    ['//docs//a', '/docs/a'],
    ['/docs/теги.html'.replace('теги', encodeURIComponent('теги')), `/docs/${encodeURIComponent('теги')}`],
  ])('%s is redirected to %s', async (target, location) => {
    const response = await get(target)
    expect([response.status, response.headers['location']]).toEqual([301, location])
  })

  it.each([
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/docs/%2e%2e/index.html',
    '/_headers',
    '/_HEADERS',
    '/docs/A',
  ])('%s leads nowhere', async (target) => {
    const response = await get(target)
    expect(response.status).toBe(404)
    expect(response.body.toString()).not.toContain('secret')
  })

  it.each(['//evil.test/', '//evil.test/index', '//evil.test/x.html', '/\\evil.test/'])(
    '%s redirects to no other host',
    async (target) => {
      const response = await get(target)
      expect([response.status, response.headers['location']]).toEqual([404, undefined])
    },
  )

  it.each(['/%', '/%ff', '/a%00b'])('%s is malformed', async (target) => {
    expect((await get(target)).status).toBe(400)
  })
})

it.each([
  ['/base/', 200],
  ['/base', 200],
  ['/base/docs/a', 200],
  ['/docs/a', 404],
  ['/', 404],
  ['/basedocs/a', 404],
  ['/else/docs/a', 404],
])('below a base URL %s is answered with %i, and with the site’s own headers', async (path, status) => {
  const response = await fetch(below.origin + path, { redirect: 'manual' })
  expect([response.status, response.headers.get('X-Own'), response.headers.get('X-Content-Type-Options')]).toEqual([
    status,
    'yes',
    'nosniff',
  ])
  await response.body?.cancel()
})

describe('representation', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const { headers } = await get('/docs/a', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers['vary'], headers['content-type']]).toEqual([
      encoding,
      'Accept-Encoding',
      'text/html; charset=utf-8',
    ])
  })

  it('sends what was compressed at build time', async () => {
    const { body } = await get('/docs/a', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe('<h1>a</h1>')
  })

  it('lets browsers cache hashed assets for good, and makes them revalidate pages', async () => {
    expect((await get('/assets/x-12345678.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const page = await get('/docs/a')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect((await get('/docs/a', { 'if-none-match': String(page.headers['etag']) })).status).toBe(304)
  })

  it('keeps the status of the not-found page whatever the conditions', async () => {
    const { headers } = await get('/nothing')
    for (const conditions of [
      { 'if-none-match': String(headers['etag']), range: 'bytes=0-3' },
      { 'if-match': '"another"' },
      { 'if-unmodified-since': new Date(0).toUTCString() },
    ]) {
      const again = await get('/nothing', conditions)
      expect([again.status, again.body.toString()]).toEqual([404, '<h1>not found</h1>'])
    }
  })

  it('sends no page to a request for data', async () => {
    const response = await get('/docs/b.json', { accept: '*/*' })
    expect([response.status, response.body.toString()]).toEqual([404, 'Not found.'])
  })

  it.each([{ range: 'bytes=900-' }, { 'if-match': '"another"' }])(
    'says in plain text why nothing is served for %j, whatever the client accepts',
    async (conditions) => {
      const { headers, body } = await get('/docs/a', { ...conditions, 'accept-encoding': 'br' })
      expect([headers['content-type'], headers['content-encoding'], String(headers['content-length'])]).toEqual([
        'text/plain; charset=utf-8',
        undefined,
        String(body.length),
      ])
      expect(body.toString()).toMatch(/^The (?:file has changed|range cannot be satisfied)\.$/)
    },
  )

  it('answers ranges, HEAD and other methods', async () => {
    expect((await get('/assets/x-12345678.js', { range: 'bytes=0-5' })).body.toString()).toBe('export')
    expect((await get('/assets/x-12345678.js', { range: 'bytes=900-' })).status).toBe(416)
    const changed = await get('/docs/a', { 'if-match': '"another"' })
    expect([changed.status, changed.body.toString()]).toEqual([412, 'The file has changed.'])
    const head = await get('/docs/a', {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '10'])
    const post = await get('/docs/a', {}, 'POST')
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})
