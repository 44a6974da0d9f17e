import { createHash } from 'node:crypto'
import { type PrecacheEntry, type PrecacheList, precacheListPath, type WorkerBuild } from '../../model/offline.ts'
import type { SiteData } from '../../model/site.ts'
import { workerCode } from './worker-code.ts'

/**
 * Parts of the client that show a page without a network: the entry, the screens and the module that copies a page, by
 * the names of their chunks.
 */
const bootChunks = /^assets\/(?:entry-client|home|docs|document|article-markdown|tags|tag|search|not-found)-[\w-]+\.js$/

interface WorkerFilesInput {
  list: PrecacheList
  site: SiteData
  cacheFolder: string
  /** Text of a script of the output. */
  readScript: (file: string) => string
}

/**
 * Returns the service worker and the list of the files that it stores, by path below the root of the output. The worker
 * itself contains only the hash of the list, its frame and the scripts that show a page, because most readers need
 * nothing else.
 */
export const workerFiles = async ({
  list,
  site,
  cacheFolder,
  readScript,
}: WorkerFilesInput): Promise<[path: string, content: string][]> => {
  const listText = JSON.stringify(list)
  const hash = createHash('sha256').update(listText).digest('hex').slice(0, 16)
  const shell = list.files.find(([file]) => file === list.shell)
  if (!shell) throw new Error(`The list of files for offline mode lacks the frame "${list.shell}".`)
  const rightToLeft = site.locales.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)
  const facts: WorkerBuild = {
    baseUrl: site.baseUrl,
    files: site.files,
    rightToLeft,
    list: hash,
    headers: list.headers,
    shell,
    boot: withImports(list.files, readScript),
  }
  return [
    [precacheListPath(hash).slice(1), listText],
    ['sw.js', `const HANDBOOK_BUILD=${JSON.stringify(facts)};\n${await workerCode(cacheFolder)}`],
  ]
}

/** Entries of the scripts that show a page, with all their imports. */
const withImports = (files: readonly PrecacheEntry[], readScript: (file: string) => string): PrecacheEntry[] => {
  const scripts = new Map(files.filter(([file]) => /^assets\/.*\.js$/.test(file)).map((entry) => [entry[0], entry]))
  const found = new Set([...scripts.keys()].filter((file) => bootChunks.test(file)))
  for (const file of found) {
    // A loop over a set also visits the elements that are added during the loop.
    for (const [, name] of readScript(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)) {
      if (scripts.has(`assets/${name}`)) found.add(`assets/${name}`)
    }
  }
  return [...scripts.values()].filter(([file]) => found.has(file))
}
