import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { lookup } from 'mime-types'

const compress = promisify(brotliCompress)
/** What gains nothing from being compressed. */
const packed = /\.(?:png|jpe?g|webp|avif|woff2?|gz|br|pf_\w+|pagefind)$/

/** Files that an address may mean, in the order in which hosts of static sites look for them. */
const candidates = (path: string): string[] => (path.endsWith('/') ? [`${path}index.html`, `${path.slice(0, -1)}.html`] : extname(path) ? [path, `${path}.html`] : [`${path}.html`, `${path}/index.html`, path])

/**
 * Serves a folder on `127.0.0.1` as a good host does: brotli at its best quality, made once; names with a hash kept for
 * ever, the rest asked for again. All generators' sites are served by this one.
 */
export const serveStatic = async (folder: string) => {
  const bodies = new Map<string, Promise<{ body: Buffer; encoding?: 'br' }>>()
  const read = async (file: string) => {
    const content = await readFile(file)
    if (packed.test(file)) return { body: content }
    return { body: await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), encoding: 'br' as const }
  }
  const find = async (path: string): Promise<string | undefined> => {
    for (const candidate of candidates(path)) {
      const file = join(folder, candidate)
      if ((await stat(file).catch(() => undefined))?.isFile()) return file
    }
    return undefined
  }
  const server = createServer((request, response) => {
    const answer = async () => {
      const file = await find(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
      if (!file) return response.writeHead(404).end()
      const body = bodies.get(file) ?? read(file)
      bodies.set(file, body)
      const { body: content, encoding } = await body
      const isImmutable = /[.-][\w-]{8,}\.(?:js|css|woff2|json|bin)$/.test(file)
      return response
        .writeHead(200, {
          'Content-Type': lookup(file) || 'application/octet-stream',
          'Content-Length': content.length,
          'Cache-Control': isImmutable ? 'max-age=31536000, immutable' : 'no-cache',
          ...(encoding ? { 'Content-Encoding': encoding } : {}),
        })
        .end(content)
    }
    answer().catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
