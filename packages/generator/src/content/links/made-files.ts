import { immutableFolders } from '../../model/offline.ts'
import { pageFile } from '../../model/path.ts'

/** What the files of a build are known by. */
export interface MadeFilesInput {
  /** Site paths of all pages. */
  paths: ReadonlySet<string>
  /** Documents by site path: their pages have a Markdown file. */
  documentsByPath: ReadonlyMap<string, unknown>
  /** Files of `static/` as site paths. */
  staticFiles: ReadonlySet<string>
}

/** Files at the root of every site that are no pages. */
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

/** Those that `static/` can neither bring itself nor add to, and that every build makes. */
export const fixedFiles: readonly string[] = [...rootFiles].filter(
  (file) => !['/_headers', '/_redirects', '/robots.txt', '/llms.txt', '/apple-touch-icon.png'].includes(file),
)

/** Files of every site, and one of each kind with a name that only a build knows. */
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

/** Files with names that only a build knows. */
const namedByBuild = new RegExp(
  `^/(?:${immutableFolders.join('|')})/|^/(?:search/manifest|run/imports)\\.json$|^/sidebars/.*\\.json$|^/(?:icons|social)/[^/]*\\.png$|/llms-full\\.txt$`,
)

/** Says which file of the site has an address, to be read behind "hides"; `undefined` where none has. Pages count by their data and their Markdown. */
export const madeFile = (
  address: string,
  { paths, documentsByPath, staticFiles }: MadeFilesInput,
): string | undefined => {
  if (address === '/sw.js') return 'the service worker, which browsers accept from no other address'
  if (staticFiles.has(address)) return `the file static${address}`
  if (rootFiles.has(address) || namedByBuild.test(address)) return 'a file that the build makes'
  const [, name = '', ending] = /^(.*?)\.(json|md|md\.json|complete\.[jt]s\.txt)$/s.exec(address) ?? []
  // A complete file may have the name of a module behind that of its page.
  const pages = [name, ...(ending?.startsWith('complete') ? [name.replace(/\.[^./]+$/, '')] : [])].map((path) =>
    path === '/index' ? '/' : path,
  )
  const owner = pages.find((page) => (ending === 'json' ? paths.has(page) : documentsByPath.has(page)))
  return owner !== undefined && ending !== undefined ? `a file that belongs to the page ${owner}` : undefined
}

/** The same for an old path, whose page needs a file of its own, and folders around it, beside what the site has. */
export const hiddenFile = (path: string, input: MadeFilesInput): string | undefined => {
  const own = madeFile(path, input) ?? madeFile(`/${pageFile(path, 'html')}`, input)
  if (own !== undefined) return own
  const folders = path
    .split('/')
    .slice(1, -1)
    .map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`)
  // Where pages need such a folder as well, the file is at fault, and the build says so.
  const isOfPages = (folder: string) => [...input.paths].some((page) => page.startsWith(`${folder}/`))
  const taken = folders.find((folder) => madeFile(folder, input) !== undefined && !isOfPages(folder))
  return taken && `${taken}: ${madeFile(taken, input)}`
}
