import { isImmutable, type PrecacheEntry } from '../model/offline.ts'
import { fileAddress } from './storage-keys.ts'

/** The site has been published again, and the host no longer has this build's file. */
export class OutdatedError extends Error {
  override name = 'OutdatedError'
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
}

/**
 * Fetches a file and resolves to it when its bytes are those of the published build, whatever headers the host sends.
 * Rejects with an `OutdatedError` for other bytes, and with the error for a failed connection or a status other than
 * 200.
 */
export const fetchVerified = async (
  baseUrl: string,
  [file, revision, size]: PrecacheEntry,
  signal: AbortSignal | null = null,
): Promise<Response> => {
  const response = await fetch(fileAddress(baseUrl, file), {
    cache: isImmutable(file) ? 'default' : 'no-cache',
    credentials: 'same-origin',
    signal,
  })
  if (response.status === 404 || response.status === 410) throw new OutdatedError(`${file} is gone.`)
  if (response.status !== 200) throw new Error(`${file} answered with status ${response.status}.`)
  const bytes = await response.arrayBuffer()
  if ((await revisionOf(bytes)) !== revision) {
    // A short response was cut off on its way, which is an error of the connection.
    if (bytes.byteLength < size && !response.headers.has('Content-Length'))
      throw new Error(`${file} ended after ${bytes.byteLength} of ${size} bytes.`)
    throw new OutdatedError(`${file} is not what this build has published.`)
  }
  return answerOf(file, bytes, response.headers.get('Content-Type'))
}

/**
 * A file as a response of the worker. `said` is the content type from the host, for files whose name does not show the
 * type.
 */
export const answerOf = (file: string, bytes: BufferSource, said: string | null = null): Response => {
  const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? said ?? 'application/octet-stream'
  return new Response(bytes, { headers: { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) } })
}

/** Revision of a file: the first 16 hexadecimal digits of the SHA-256 of its bytes. */
export const revisionOf = async (bytes: BufferSource): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
