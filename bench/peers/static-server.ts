import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { lookup } from 'mime-types'

const compress = promisify(brotliCompress)
/** Files whose formats are already compressed. */
const packed = /\.(?:png|jpe?g|webp|avif|woff2?|gz|br|pf_\w+|pagefind)$/

/** A slow network. All connections share its capacity. */
export interface SlowNetwork {
  /** Resolves when a request has reached the server. */
  request: () => Promise<void>
  /** Yields the parts of a body, each when the network has capacity for it. */
  send: (body: Buffer) => AsyncIterable<Buffer>
}

/** Bytes of a packet of TCP on most networks. */
const packetSize = 1460

const until = async (time: number): Promise<void> => {
  const rest = time - performance.now()
  if (rest > 1) await new Promise((resolve) => setTimeout(resolve, rest))
}

/** Slow 4G as Lighthouse defines it: 150 ms until an answer begins, 1.44 Mbit/s for all answers together. */
export const slow4G = (): SlowNetwork => {
  const bytesPerMillisecond = (1.6e6 * 0.9) / 8 / 1000
  let free = 0
  return {
    request: () => until(performance.now() + 150),
    async *send(body) {
      for (let start = 0; start < body.length; start += packetSize) {
        const packet = body.subarray(start, start + packetSize)
        free = Math.max(free, performance.now()) + packet.length / bytesPerMillisecond
        await until(free)
        yield packet
      }
    },
  }
}

/** Files that an address may mean, in the order of hosts for static sites. */
const candidates = (path: string): string[] =>
  path.endsWith('/')
    ? [`${path}index.html`, `${path.slice(0, -1)}.html`]
    : extname(path)
      ? [path, `${path}.html`]
      : [`${path}.html`, `${path}/index.html`, path]

/**
 * Serves a folder on `127.0.0.1` like a good host. Files are compressed once, with brotli at its best quality. Names
 * with a hash are cached for ever, and other files are revalidated. The sites of all generators are served this way.
 * With `network`, answers have the speed of that network.
 */
export const serveStatic = async (folder: string, network?: SlowNetwork) => {
  let busy = 0
  let lastAnswer = performance.now()
  const bodies = new Map<string, Promise<{ body: Buffer; encoding?: 'br' }>>()
  const read = async (file: string) => {
    const content = await readFile(file)
    if (packed.test(file)) return { body: content }
    return {
      body: await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      encoding: 'br' as const,
    }
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
      await network?.request()
      const file = await find(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
      if (!file) {
        response.writeHead(404).end()
        return
      }
      const body = bodies.get(file) ?? read(file)
      bodies.set(file, body)
      const { body: content, encoding } = await body
      const isImmutable = /[.-][\w-]{8,}\.(?:js|css|woff2|json|bin)$/.test(file)
      const head = {
        'Content-Type': lookup(file) || 'application/octet-stream',
        'Content-Length': content.length,
        'Cache-Control': isImmutable ? 'max-age=31536000, immutable' : 'no-cache',
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      }
      response.writeHead(200, head)
      for await (const part of network ? network.send(content) : [content]) response.write(part)
      response.end()
    }
    busy++
    answer()
      .catch(() => response.writeHead(400).end())
      .finally(() => {
        busy--
        lastAnswer = performance.now()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Milliseconds since the last answer. 0 while an answer is being sent. */
    idleTime: () => (busy > 0 ? 0 : performance.now() - lastAnswer),
    close: () => server.close(),
  }
}

export type SlowServer = Pick<Awaited<ReturnType<typeof serveStatic>>, 'origin' | 'idleTime'>
