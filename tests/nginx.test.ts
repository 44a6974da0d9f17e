import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostFiles } from '../packages/generator/src/build/host/host-files.ts'
import { sandboxHeaders, securityHeaders } from '../packages/generator/src/build/host/security-headers.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'
import { foreignAddresses } from './hosts/foreign-addresses.ts'
import { findNginx, hasBrotli, startNginx } from './nginx.ts'

const nginx = findNginx()

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const long = `<h1>a</h1>${'<p>text</p>'.repeat(100)}`

describe.skipIf(!nginx).each(['/', '/base/'])('the nginx site file under %s', (baseUrl) => {
  const base = baseUrl.slice(0, -1)
  const site = { baseUrl, url: 'https://handbook.example.com', search: { provider: 'embedded' } } as SiteData
  const headers = securityHeaders(site, { inlineScripts: ['a()'] })
  let place: string
  let port: number
  let server: Awaited<ReturnType<typeof startNginx>>

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'handbook-nginx-'))
    const dist = join(place, 'www')
    const files = new Map(
      hostFiles({
        site,
        headers,
        redirects: new Map([
          ['/docs/old', '/docs/a'],
          ['/docs/старое', '/docs/теги'],
        ]),
        files: ['sandbox.html'],
      }),
    )
    const write = async (path: string, content: string | Uint8Array) => {
      const file = join(dist, base, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    await write('index.html', '<h1>home</h1>')
    await write('404.html', '<h1>not found</h1>')
    await write('docs.html', '<h1>docs</h1>')
    await write('sandbox.html', '<h1>sandbox</h1>')
    await write('docs/a.html', long)
    await write('docs/a.html.gz', gzipSync(long))
    await write('docs/a.html.br', brotliCompressSync(long))
    await write('docs/a.json', '{}')
    await write('docs/node.js.html', '<h1>node.js</h1>')
    await write('docs/tar.gz.html', '<h1>tar.gz</h1>')
    await write('docs/tar.gz.html.gz', gzipSync('<h1>tar.gz</h1>'))
    await write('archive.tar.gz', 'archive')
    await write('docs/a.md', '# a')
    await write('docs/теги.html', '<h1>теги</h1>')
    await write('assets/x-12345678.js', 'export {}')
    await write('manifest.webmanifest', '{}')
    for (const [path, content] of files) await write(path, content)
    port = await freePort()
    server = await startNginx({
      nginx: nginx ?? '',
      place: join(place, 'nginx'),
      dist,
      siteFile: files.get('nginx.conf') ?? '',
      port,
    })
  })
  afterAll(async () => {
    await server.stop()
    await rm(place, { recursive: true })
  })

  const get = (target: string, requestHeaders: Record<string, string> = {}, method = 'GET') =>
    fromRoot(base + target, requestHeaders, method)

  const fromRoot = (path: string, requestHeaders: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
      (resolve, reject) => {
        const request = httpRequest({ port, host: '127.0.0.1', path, headers: requestHeaders, method }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          )
        })
        request.on('error', reject).end()
      },
    )

  it.each([
    ['/', 200, '<h1>home</h1>'],
    ['/docs', 200, '<h1>docs</h1>'],
    ['/docs/a', 200, long],
    ['/docs/a?q=1', 200, long],
    [`/docs/${encodeURIComponent('теги')}`, 200, '<h1>теги</h1>'],
    ['/docs/a.json', 200, '{}'],
    ['/docs/node.js', 200, '<h1>node.js</h1>'],
    ['/docs/tar.gz', 200, '<h1>tar.gz</h1>'],
    ['/archive.tar.gz', 200, 'archive'],
    ['/docs/tar.gz.html.gz', 404, '<h1>not found</h1>'],
    ['/docs/b', 404, '<h1>not found</h1>'],
    ['/docs/b.json', 404, '<h1>not found</h1>'],
    ['/nginx.conf', 404, '<h1>not found</h1>'],
    ['/_headers', 404, '<h1>not found</h1>'],
    ['/docs/a.html.gz', 404, '<h1>not found</h1>'],
  ])('answers %s with %i', async (target, status, body) => {
    const response = await get(target)
    expect([response.status, response.body.toString()]).toEqual([status, body])
  })

  it.each([
    ['/docs/a.html', '/docs/a'],
    ['/docs/a/?q=1', '/docs/a?q=1'],
    ['/docs/', '/docs'],
    ['/docs/a/index.html', '/docs/a/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs/old', '/docs/a'],
    [`/docs/${encodeURIComponent('старое')}`, `/docs/${encodeURIComponent('теги')}`],
  ])('redirects %s to %s', async (target, location) => {
    const response = await get(target)
    expect([response.status, response.headers['location']]).toEqual([301, base + location])
  })

  it.each(foreignAddresses)('answers %s with 404: it redirects to no other host', async (target) => {
    const response = await get(target)
    expect([response.status, response.headers['location'], response.body.toString()]).toEqual([
      404,
      undefined,
      '<h1>not found</h1>',
    ])
  })

  it('redirects to no other host from outside the base', async () => {
    for (const target of foreignAddresses) {
      const response = await fromRoot(target)
      expect([response.status, response.headers['location']], target).toEqual([404, undefined])
    }
  })

  it('sends the headers with pages, errors, redirects and files', async () => {
    for (const target of ['/', '/nothing', '/docs/a.html', '/assets/x-12345678.js']) {
      const response = await get(target)
      for (const [name, value] of Object.entries(headers))
        expect(response.headers[name.toLowerCase()], `${target} ${name}`).toBe(value)
    }
  })

  it('sends another policy with the sandbox, because its HTML contains its own policy', async () => {
    const response = await get('/sandbox')
    expect(response.body.toString()).toBe('<h1>sandbox</h1>')
    for (const [name, value] of Object.entries(sandboxHeaders(headers)))
      expect(response.headers[name.toLowerCase()], name).toBe(value)
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it('makes hashed files immutable, and has all other files revalidated', async () => {
    expect((await get('/assets/x-12345678.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/nothing.js')).headers['cache-control']).toBe('no-cache')
    const page = await get('/docs/a')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect((await get('/docs/a', { 'if-none-match': String(page.headers['etag']) })).status).toBe(304)
  })

  it('sends the files that the build has compressed, with a `Vary` header', async () => {
    const packed = await get('/docs/a', { 'accept-encoding': 'gzip' })
    expect([packed.headers['content-encoding'], packed.headers['vary'], gunzipSync(packed.body).toString()]).toEqual([
      'gzip',
      'Accept-Encoding',
      long,
    ])
    expect((await get('/docs/a')).headers['content-encoding']).toBeUndefined()
  })

  it.skipIf(!hasBrotli())('prefers brotli when the module is installed', async () => {
    const packed = await get('/docs/a', { 'accept-encoding': 'gzip, br' })
    expect([packed.headers['content-encoding'], brotliDecompressSync(packed.body).toString()]).toEqual(['br', long])
  })

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/docs/a.json', 'application/json; charset=utf-8'],
    ['/docs/a.md', 'text/markdown; charset=utf-8'],
    ['/assets/x-12345678.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('sends the type of %s', async (target, type) => {
    expect((await get(target)).headers['content-type']).toBe(type)
  })

  it('serves no file outside its folder, and accepts no other method', async () => {
    for (const target of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'])
      expect((await get(target)).status, target).toBeGreaterThanOrEqual(400)
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })

  it('starts without warnings', () => {
    expect(
      server
        .complaints()
        .split('\n')
        .filter((line) => /\[(?:warn|emerg)\]/.test(line)),
    ).toEqual([])
  })
})
