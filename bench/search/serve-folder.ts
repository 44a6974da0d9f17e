import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}
/** Files that their generator has already compressed. */
const packed = /\.(?:pf_\w+|pagefind)$/

/** Serves a folder with brotli on `localhost` and counts the bytes of the bodies. */
export const serveFolder = async (folder: string) => {
  const sent = { bytes: 0, requests: 0 }
  const compressed = new Map<string, Buffer>()
  const bodyOf = async (file: string): Promise<Buffer> => {
    const known = compressed.get(file)
    if (known) return known
    const content = await readFile(file)
    const body = packed.test(file)
      ? content
      : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    compressed.set(file, body)
    return body
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    bodyOf(file).then(
      (body) => {
        sent.bytes += body.length
        sent.requests++
        const encoding = packed.test(file) ? {} : { 'Content-Encoding': 'br' }
        response
          .writeHead(200, {
            'Content-Type': types[extname(file)] ?? 'application/octet-stream',
            'Cache-Control': 'max-age=600',
            ...encoding,
          })
          .end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    sizeOf: async (path: string) => (await bodyOf(join(folder, path))).length,
    close: () => server.close(),
  }
}
