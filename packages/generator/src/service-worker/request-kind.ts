import { isImmutable } from '../model/offline.ts'
import { fromAddress, isFileAddress } from '../model/path.ts'

/** The part of a request that decides what becomes of it. */
export interface RequestFacts {
  method: string
  mode: string
  url: URL
  /** A part of the file is wanted. */
  hasRange: boolean
}

/** What a request asks for: a page, a file that never changes, a file that may, or something that is left to the browser. */
export type RequestKind =
  | { kind: 'page'; path: string }
  | { kind: 'immutable' | 'file'; file: string }
  | { kind: 'none' }

const none: RequestKind = { kind: 'none' }

/** Files that the reader never needs to show a page: the worker itself, its lists, and what is meant for programs. */
const neverShown = /^(?:sw\.js|precache\/.*|.*\.(?:md|xml|txt))$/

/**
 * Returns what a request asks for. `baseUrl` starts and ends with `/`, `files` is the site's pattern of files. The browser
 * handles foreign origins, addresses outside the base URL, methods other than GET, ranges, and addresses that cannot be
 * decoded.
 */
export const requestKind = (
  { method, mode, url, hasRange }: RequestFacts,
  { origin, baseUrl, files }: { origin: string; baseUrl: string; files?: string | undefined },
): RequestKind => {
  if (method !== 'GET' || hasRange || url.origin !== origin) return none
  const path = fromAddress(baseUrl, url.pathname)
  if (path === null) return none
  if (mode === 'navigate' && !isFileAddress(path, files)) return { kind: 'page', path }
  const file = fileOf(url.pathname, baseUrl)
  if (file === '' || mode === 'navigate' || neverShown.test(file)) return none
  return { kind: isImmutable(file) ? 'immutable' : 'file', file }
}

const fileOf = (pathname: string, baseUrl: string): string => decodeURIComponent(pathname.slice(baseUrl.length))
