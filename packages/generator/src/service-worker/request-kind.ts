import { isImmutable } from '../model/offline.ts'
import { fromAddress, isCompleteFile, isFileAddress } from '../model/path.ts'

/** The properties of a request that decide its kind. */
export interface RequestFacts {
  method: string
  mode: string
  url: URL
  /** Whether only a part of the file is requested. */
  hasRange: boolean
}

/**
 * The target of a request: a page, a file that never changes, a file that may change, or a request that the browser
 * handles.
 */
export type RequestKind =
  | { kind: 'page'; path: string }
  | { kind: 'immutable' | 'file'; file: string }
  | { kind: 'none' }

const none: RequestKind = { kind: 'none' }

/** Files that no page needs: the worker itself, its lists, and files for programs. */
const neverShown = /^(?:sw\.js|precache\/.*|.*\.(?:md|xml|txt))$/

/**
 * Returns the kind of a request. `baseUrl` starts and ends with `/`, and `files` is the site's pattern of files. The
 * browser handles foreign origins, addresses outside the base URL, methods other than GET, ranges, and addresses that
 * cannot be decoded.
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
  // A run fetches complete files, and links of their page open them.
  if (isCompleteFile(file)) return { kind: 'file', file }
  if (file === '' || mode === 'navigate' || neverShown.test(file)) return none
  return { kind: isImmutable(file) ? 'immutable' : 'file', file }
}

const fileOf = (pathname: string, baseUrl: string): string => decodeURIComponent(pathname.slice(baseUrl.length))
