import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { normalizePath, pageFile, toAddress } from '../model/path.ts'
import { cachingOf, hostFileNames } from '../build/host/cache-rules.ts'
import { sandboxHeaders } from '../build/host/security-headers.ts'
import { sandboxFile, sandboxPath } from '../model/run/sandbox-path.ts'
import { contentTypeOf, splitTarget } from './request-target.ts'

export interface StaticServerOptions {
  /** Absolute path of the built site. */
  folder: string
  baseUrl: string
  /** Headers of every response, as the build wrote them: see `security-headers.ts`. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Returns a handler that serves a built site as a static host would: clean addresses (other spellings are redirected),
 * compressed variants, validators and ranges, and the not-found page with status 404. It serves no file outside the
 * folder.
 */
export const serveStatic = ({ folder, baseUrl, headers = {} }: StaticServerOptions): RequestListener => {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    const { pathname, query } = splitTarget(request.url ?? '/')
    const path = decodePath(pathname, baseUrl)
    const isSandbox = normalizePath(path) === sandboxPath && (await isPublished(sandboxFile))
    const own = isSandbox ? sandboxHeaders(headers) : headers
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return plain(response, 405, 'Only GET and HEAD are allowed here.')
    }
    if (path === 'malformed') return plain(response, 400, 'The address is malformed.')
    if (path === 'outside') return notFound(request, response)
    const clean = normalizePath(path)
    const file = await publishedFile(clean)
    if (file && (clean !== path || (path.length > 1 && path.endsWith('/')))) {
      response.setHeader('Location', toAddress(baseUrl, clean) + query)
      return plain(response, 301, 'Moved.')
    }
    return file ? sendFile(request, response, file) : notFound(request, response)
  }

  /** File of a path, relative to the folder: the file itself, or the page of that path. */
  const publishedFile = async (path: string): Promise<string | null> => {
    const page = pageFile(path, 'html')
    const isPage = path === '/' || path.endsWith('.html') || (await isVariant(path))
    for (const file of isPage ? [page] : [path.slice(1), page]) {
      if (await isPublished(file)) return file
    }
    return null
  }

  /** A compressed variant is found by the name of its file. An archive is a file like any other. */
  const isVariant = async (path: string): Promise<boolean> =>
    /\.(?:br|gz)$/.test(path) && isPublished(path.slice(1, path.lastIndexOf('.')))

  const isPublished = async (file: string): Promise<boolean> => {
    if (hostFileNames.some((name) => name === file)) return false
    try {
      const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, file))])
      // On a file system that ignores case, and through links, a file has names that no host would know.
      return real === join(root, file) && (await stat(real)).isFile()
    } catch {
      return false
    }
  }

  const sendFile = async (request: IncomingMessage, response: ServerResponse, file: string): Promise<void> => {
    const variant = await bestVariant(request, file)
    response.setHeader('Content-Type', contentTypeOf(file))
    response.setHeader('Cache-Control', cachingOf(file))
    response.setHeader('Vary', 'Accept-Encoding')
    if (variant !== file) response.setHeader('Content-Encoding', variant.endsWith('.br') ? 'br' : 'gzip')
    await new Promise<void>((resolve) => {
      response.once('close', resolve)
      send(request, encodeURI(`/${variant}`), { root: folder, index: false, dotfiles: 'allow', cacheControl: false })
        .on('error', (error: { status?: number }) => {
          response.removeHeader('Content-Encoding')
          const { status = 500 } = error
          plain(response, status, refusals[status] ?? 'The file could not be read.')
        })
        .pipe(response)
    })
  }

  const bestVariant = async (request: IncomingMessage, file: string): Promise<string> => {
    const header = String(request.headers['accept-encoding'] ?? '')
    for (const [encoding, extension] of [
      ['br', 'br'],
      ['gzip', 'gz'],
    ] as const) {
      if (acceptsEncoding(header, encoding) && (await isPublished(`${file}.${extension}`)))
        return `${file}.${extension}`
    }
    return file
  }

  const notFound = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? true
    if (!wantsPage || !(await isPublished('404.html'))) return plain(response, 404, 'Not found.')
    // A 404 must not be answered with 304, 412 or a range of the page, so conditions are dropped.
    for (const name of conditions) delete request.headers[name]
    response.statusCode = 404
    return sendFile(request, response, '404.html')
  }

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else plain(response, 500, `The request failed: ${error instanceof Error ? error.message : String(error)}`)
    })
  }
}

const conditions = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
] as const

const refusals: Readonly<Record<number, string>> = {
  412: 'The file has changed.',
  416: 'The range cannot be satisfied.',
}

const plain = (response: ServerResponse, status: number, text: string): void => {
  if (response.headersSent) return
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

/** The decoded path below the base URL. Other spellings are kept so that they can be redirected. */
const decodePath = (pathname: string, baseUrl: string): string => {
  const base = baseUrl.slice(0, -1)
  if (pathname !== base && !pathname.startsWith(baseUrl)) return 'outside'
  let path: string
  try {
    path = decodeURIComponent(pathname.slice(base.length) || '/')
  } catch {
    return 'malformed'
  }
  if (path.includes('\0')) return 'malformed'
  // Encoded separators and dot segments are refused: no correct link has them.
  return /%2f|%5c/i.test(pathname) || /\\|(?:^|\/)\.\.?(?:\/|$)/.test(path) ? 'outside' : path
}

/** Whether an Accept-Encoding header allows an encoding (RFC 9110, 12.5.3): named with a weight above zero, or by `*`. */
const acceptsEncoding = (header: string, encoding: string): boolean => {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1]
    }),
  )
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}
