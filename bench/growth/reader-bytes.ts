import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Bytes, brotli, that a reader of a built site downloads. They must not grow with the number of documents. */
export interface ReaderBytes {
  /** HTML of a document's page without its article. */
  page: number
  /** JSON of a document's page without its article. */
  data: number
  /** The script that every page loads first. */
  script: number
  /** Largest list of the sidebar that a page or a click loads. */
  sidebar: number
  /** Files that a search loads before its first query. */
  searchStart: number
  /** Largest shard of the search index, and the median shard. */
  largestShard: number
  medianShard: number
}

const sizeOf = async (file: string): Promise<number> => (await compress(await readFile(file))).length

/** Reads sizes in groups, because a large site has more files than a process may open at once. */
const sizesOf = async (files: readonly string[]): Promise<number[]> => {
  const sizes: number[] = []
  for (let start = 0; start < files.length; start += 100)
    sizes.push(...(await Promise.all(files.slice(start, start + 100).map(sizeOf))))
  return sizes
}

const filesBelow = async (folder: string, ending: RegExp): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Reads the built site in `dist`. `document` is the id of the document whose page is measured. */
export const readerBytes = async (dist: string, document: string): Promise<ReaderBytes> => {
  const html = await readFile(join(dist, 'docs', `${document}.html`), 'utf8')
  const data = JSON.parse(await readFile(join(dist, 'docs', `${document}.json`), 'utf8')) as { html: string }
  const entry = /assets\/[\w-]+\.js/.exec(html)?.[0]
  if (!entry) throw new Error(`The page of ${document} loads no script.`)
  const sidebars = await sizesOf(await filesBelow(join(dist, 'sidebars'), /\.json$/))
  const shards = (await sizesOf(await filesBelow(join(dist, 'search/shards'), /(?<!\.br|\.gz)$/))).toSorted(
    (a, b) => a - b,
  )
  return {
    page: (await compress(html.replace(data.html, ''))).length,
    data: (await compress(JSON.stringify({ ...data, html: '' }))).length,
    script: await sizeOf(join(dist, entry)),
    sidebar: Math.max(0, ...sidebars),
    searchStart: await sizeOf(join(dist, 'search/manifest.json')),
    largestShard: shards.at(-1) ?? 0,
    medianShard: shards[shards.length >> 1] ?? 0,
  }
}
