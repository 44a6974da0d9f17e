import { immutableFolders } from '../../model/offline.ts'
import { pageFile } from '../../model/path.ts'

/** The facts from which the files of a build follow. */
export interface MadeFilesInput {
  /** Site paths of all pages. */
  paths: ReadonlySet<string>
  /** Documents by site path: their pages have a Markdown file. */
  documentsByPath: ReadonlyMap<string, unknown>
  /** Files of `static/` as site paths. */
  staticFiles: ReadonlySet<string>
}

/** Files at the root of every site that are not pages. */
const rootFiles: ReadonlySet<string> = new Set([
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/vercel.json',
  '/cdn-function.js',
  '/apple-touch-icon.png',
  '/docs-versions.json',
  '/feed.xml',
  '/llms.json',
  '/llms.txt',
  '/manifest.webmanifest',
  '/offline-shell.html',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
])

/** The files that every build makes and that `static/` can neither replace nor extend. */
export const fixedFiles: readonly string[] = [...rootFiles].filter(
  (file) => !['/_headers', '/_redirects', '/robots.txt', '/llms.txt', '/apple-touch-icon.png'].includes(file),
)

/** Files of every site, and an example of each kind of file whose name only a build knows. */
export const everySitesFiles: readonly string[] = [
  ...rootFiles,
  '/assets/x.js',
  '/assets/x.css',
  '/icons/x.png',
  '/precache/x.json',
  '/precache/x.txt',
  '/run/imports.json',
  '/run/modules/x.js',
  '/search/manifest.json',
  '/search/shards/x.json',
  '/sidebars/x.json',
  '/social/x.png',
]

/** Files whose names only a build knows. */
const namedByBuild = new RegExp(
  `^/(?:${immutableFolders.join('|')})/|^/(?:search/manifest|run/imports)\\.json$|^/sidebars/.*\\.json$|^/(?:icons|social)/[^/]*\\.png$|/llms-full\\.txt$`,
)

/**
 * Returns the file of the site that has an address, as a text that continues a sentence after "hides". Returns
 * `undefined` when no file has the address. The address of a page counts when it is that of the page's data or
 * Markdown.
 */
export const madeFile = (
  address: string,
  { paths, documentsByPath, staticFiles }: MadeFilesInput,
): string | undefined => {
  if (address === '/sw.js') return 'the service worker, which browsers accept from no other address'
  if (staticFiles.has(address)) return `the file static${address}`
  if (rootFiles.has(address) || namedByBuild.test(address)) return 'a file that the build makes'
  const [, name = '', ending] = /^(.*?)\.(json|md|md\.json|complete\.[jt]s\.txt)$/s.exec(address) ?? []
  // The name of a complete file may contain the extension of a module after the name of its page.
  const pages = [name, ...(ending?.startsWith('complete') ? [name.replace(/\.[^./]+$/, '')] : [])].map((path) =>
    path === '/index' ? '/' : path,
  )
  const owner = pages.find((page) => (ending === 'json' ? paths.has(page) : documentsByPath.has(page)))
  return owner !== undefined && ending !== undefined ? `a file that belongs to the page ${owner}` : undefined
}

/** The same for an old path. Its page needs a file and the folders around it beside the files of the site. */
export const hiddenFile = (path: string, input: MadeFilesInput): string | undefined => {
  const own = madeFile(path, input) ?? madeFile(`/${pageFile(path, 'html')}`, input)
  if (own !== undefined) return own
  const folders = path
    .split('/')
    .slice(1, -1)
    .map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`)
  // When pages need the folder as well, the file is the error, and the build reports it.
  const isOfPages = (folder: string) => [...input.paths].some((page) => page.startsWith(`${folder}/`))
  const taken = folders.find((folder) => madeFile(folder, input) !== undefined && !isOfPages(folder))
  return taken && `${taken}: ${madeFile(taken, input)}`
}
