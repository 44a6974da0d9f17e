import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { lookup } from 'mime-types'
import type { PrecacheList } from '../../packages/generator/src/model/offline.ts'
import { slow4G } from '../peers/static-server.ts'

/** The requests of a browser since the last `reset`. */
export interface Traffic {
  requests: number
  /**
   * Bytes of the bodies, as sent. The headers of answers are left out: a host with HTTP/2 sends them in a few bytes.
   */
  bytes: number
}

/**
 * Serves a build over slow 4G with its precompressed files. Without archives, the list of files contains no archive, so
 * the worker stores each file by itself.
 */
export const serveSlowly = async (folder: string, { hasArchives }: { hasArchives: boolean }) => {
  const network = slow4G()
  const traffic: Traffic = { requests: 0, bytes: 0 }
  const read = (path: string): { file: string; body: Buffer; isBrotli: boolean } | undefined => {
    const candidates = path.endsWith('/') ? [`${path}index.html`] : extname(path) ? [path] : [`${path}.html`]
    const file = candidates.find((candidate) => existsSync(join(folder, candidate)))
    if (file === undefined) return undefined
    if (!hasArchives && /^\/precache\/\w+\.json$/.test(file)) {
      const list = JSON.parse(readFileSync(join(folder, file), 'utf8')) as PrecacheList
      return { file, body: Buffer.from(JSON.stringify({ ...list, archives: [] })), isBrotli: false }
    }
    const isBrotli = existsSync(join(folder, `${file}.br`))
    return { file, body: readFileSync(join(folder, isBrotli ? `${file}.br` : file)), isBrotli }
  }
  const server = createServer((request, response) => {
    void (async () => {
      traffic.requests++
      await network.request()
      const found = read(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
      if (!found) return void response.writeHead(404).end()
      response.writeHead(200, {
        'Content-Type': lookup(found.file) || 'application/octet-stream',
        'Content-Length': found.body.length,
        'Cache-Control': 'no-cache',
        ...(found.isBrotli ? { 'Content-Encoding': 'br' } : {}),
      })
      traffic.bytes += found.body.length
      for await (const part of network.send(found.body)) response.write(part)
      response.end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
