import { headersFor } from './headers-file.ts'
import { decodedPath, type HostAnswer, type PublishedFiles } from './host-answer.ts'

/** Answers to a request target, such as `/docs/a?q=1`. */
export type StaticHost = (files: PublishedFiles) => (target: string) => HostAnswer

/** The facts that the three hosts use for a request. */
interface Lookup {
  /** Decoded, with a slash in front. */
  path: string
  search: string
  /** Content of the file at a path, if there is one. */
  file: (path: string) => string | undefined
  /** Target of a line in `_redirects` without patterns. */
  moved: string | undefined
}

const hostOf =
  (answer: (lookup: Lookup) => HostAnswer, readsHeaders: boolean): StaticHost =>
  (files) => {
    const lines = (files.get('_redirects') ?? '').split('\n').map((line) => line.split(' '))
    const redirects = new Map(lines.map(([from = '', to]) => [from, to]))
    return (target) => {
      const [address = '', query] = target.split('?')
      const path = decodedPath(address) ?? address
      const found = answer({
        path,
        search: query === undefined ? '' : `?${query}`,
        file: (name) => files.get(name.slice(1)),
        moved: redirects.get(address),
      })
      const headers = readsHeaders ? headersFor(files.get('_headers') ?? '', path) : {}
      return { ...found, headers: { ...headers, ...found.headers } }
    }
  }

const ok = (body: string): HostAnswer => ({ status: 200, headers: {}, body })
const to = (status: number, location: string): HostAnswer => ({
  status,
  headers: { Location: encodeURI(location) },
  body: '',
})
/** A redirect of the host itself. Its target never begins with two slashes. */
const cleanTo = (location: string): HostAnswer => to(308, location.replace(/^\/+/, '/'))

/** The nearest `404.html` above an address. */
const notFound = ({ path, file }: Lookup): HostAnswer => {
  const parts = path.split('/')
  const found = parts.map((_, index) => file(`${parts.slice(0, parts.length - index - 1).join('/')}/404.html`))
  return { status: 404, headers: {}, body: found.find((body) => body !== undefined) ?? '' }
}

/**
 * Cloudflare Pages, according to its published program (`packages/pages-shared/asset-server/handler.ts` of its SDK).
 * Redirects come before files, and names of HTML files redirect to clean addresses.
 */
export const cloudflarePages = hostOf((lookup) => {
  const { path, search, file, moved } = lookup
  if (moved !== undefined) return to(301, decodeURI(moved) + search)
  const own = file(path)
  if (path.endsWith('/')) {
    const index = file(`${path}index.html`)
    if (index !== undefined) return ok(index)
    return file(`${path.slice(0, -1)}.html`) === undefined ? notFound(lookup) : cleanTo(path.slice(0, -1) + search)
  }
  if (own !== undefined && path.endsWith('/index.html')) return cleanTo(path.slice(0, -'index.html'.length) + search)
  if (own !== undefined)
    return path.endsWith('.html') && file(path.slice(0, -'.html'.length)) === undefined
      ? cleanTo(path.slice(0, -'.html'.length) + search)
      : ok(own)
  if (path.endsWith('/index')) return cleanTo(path.slice(0, -'index'.length) + search)
  const page = file(`${path}.html`)
  if (page !== undefined) return ok(page)
  return file(`${path}/index.html`) === undefined ? notFound(lookup) : cleanTo(`${path}/${search}`)
}, true)

/**
 * Netlify with its defaults, according to its documentation and the tables of `slorber/trailing-slash-guide`. A file
 * comes before a line of `_redirects` without `!`.
 */
export const netlify = hostOf((lookup) => {
  const { path, search, file, moved } = lookup
  const own =
    file(path.endsWith('/') ? `${path}index.html` : path) ?? (path.endsWith('/') ? undefined : file(`${path}.html`))
  if (own !== undefined) return ok(own)
  if (path.endsWith('/') && file(`${path.slice(0, -1)}.html`) !== undefined) return to(301, path.slice(0, -1) + search)
  if (file(`${path}/index.html`) !== undefined) return to(301, `${path}/${search}`)
  return moved === undefined ? notFound(lookup) : to(301, decodeURI(moved) + search)
}, true)

/**
 * GitHub Pages, according to the tables of `slorber/trailing-slash-guide`. It reads neither `_headers` nor
 * `_redirects`.
 */
export const githubPages = hostOf((lookup) => {
  const { path, search, file } = lookup
  const own =
    file(path.endsWith('/') ? `${path}index.html` : path) ?? (path.endsWith('/') ? undefined : file(`${path}.html`))
  if (own !== undefined) return ok(own)
  return file(`${path}/index.html`) === undefined ? notFound(lookup) : to(301, `${path}/${search}`)
}, false)
