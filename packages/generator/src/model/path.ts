/**
 * Site paths: start with `/`, have no base URL, no `.html`, no trailing slash (except the root), and are decoded
 * (`/docs/tags/алгоритмы`). Addresses are what the browser shows: base URL in front, percent-encoded.
 */

/** Returns the normal form of a path: `/a/index.html`, `/a.html`, `/a/` and `//a` all become `/a`. */
export const normalizePath = (path: string): string => {
  const clean = `/${path}`
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
  return clean.length > 1 ? clean.replace(/\/$/, '') : clean
}

/** Path of a name below a path: `tags` below `/docs` is `/docs/tags`, and below the root `/tags`. */
export const pathBelow = (path: string, name: string): string => `${path === '/' ? '' : path}/${name}`

/** Address of a path under the base URL (which starts and ends with `/`). */
export const toAddress = (baseUrl: string, path: string): string => encodeURI(baseUrl.slice(0, -1) + path)

/**
 * Returns the part of a path after the base URL, with a leading `/`. Returns `undefined` for other paths and for the
 * base URL `/`.
 */
export const withoutBase = (baseUrl: string, path: string): string | undefined =>
  baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined

/** Normalised path of an address's `pathname`, or `null` when it lies outside the base URL or cannot be decoded. */
export const fromAddress = (baseUrl: string, pathname: string): string | null => {
  const base = baseUrl.slice(0, -1)
  if (pathname !== base && !pathname.startsWith(baseUrl)) return null
  try {
    return normalizePath(decodeURIComponent(pathname.slice(base.length)))
  } catch {
    return null
  }
}

/**
 * Returns the corrected address of a page. It is for a `pathname` that only some hosts accept, because of its ending or
 * a repeated slash (`/docs.html`, `/docs/`, `//docs`). Returns `undefined` if there is nothing to correct. The result
 * begins with a single slash, so that it is an address of the site and never the name of another host.
 */
export const correctedAddress = (baseUrl: string, pathname: string): string | undefined => {
  if (!/\.html$|.\/$|\/index$|\/\//.test(pathname)) return undefined
  const path = fromAddress(baseUrl, pathname)
  const address = path === null ? pathname : toAddress(baseUrl, path)
  return address === pathname ? undefined : address
}

/**
 * Pattern of paths whose last name ends like the name of a file: in a dot and an extension that begins with a letter.
 * It ignores case.
 */
export const filePattern = String.raw`\.[a-z][a-z\d]{1,11}$`

/**
 * Whether a file of the output is the complete file of a page. A sample may import it, and its name ends in `.txt` so
 * that every host sends text.
 */
export const isCompleteFile = (file: string): boolean => /\.complete\.[jt]s\.txt$/.test(file)

/** Whether a path leads to a file rather than to a page. `files` is the site's own pattern, see `ClientSite`. */
export const isFileAddress = (path: string, files = filePattern): boolean =>
  new RegExp(files, 'i').test(normalizePath(path))

/**
 * Name of the file that holds a page in the given form, from the root of the output: `/` is `index.html`, `/docs` is
 * `docs.html`.
 */
export const pageFile = (
  path: string,
  extension: 'html' | 'json' | 'md' | `${string}complete.${'ts' | 'js'}.txt`,
): string => `${path === '/' ? 'index' : path.slice(1)}.${extension}`
