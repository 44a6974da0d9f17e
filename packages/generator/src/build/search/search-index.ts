import type { Site } from '../../content/site.ts'
import { indexFolder, shardName } from '@dev-handbook/search/index-format/index-files'
import { type DocumentSource, gatherDocuments } from '@dev-handbook/search/index-writer/gather-documents'
import { indexFiles, writeIndex } from '@dev-handbook/search/index-writer/write-index'
import type { LetterCache } from '@dev-handbook/search/index-writer/write-letters'
import { openPostingsCache } from './postings-cache.ts'

const written = new WeakMap<Site, ReadonlyMap<string, string>>()

/**
 * Files of the embedded search by path below the root of the output. Empty when a hosted service searches. Computed
 * once for a site.
 */
export const searchIndexFiles = (site: Site): ReadonlyMap<string, string> => {
  const known = written.get(site)
  if (known) return known
  const index = site.data.search.provider === 'embedded' ? writeIndex(site.records.all) : []
  const files = new Map([...index].map(([name, content]) => [`${indexFolder}/${name}`, content]))
  written.set(site, files)
  return files
}

/** Path of a file of the index that is named by its hash, below the root of the output. */
export const shardPath = (hash: string): string => `${indexFolder}/${shardName(hash)}`

/**
 * The same files one after another, for a build, which keeps neither the files nor the texts in memory. Only documents
 * that have changed since an earlier build are split into terms, and files that the cache of letters takes over from
 * the last build are left out.
 */
export function* searchFilesInTurn(
  site: Site,
  cacheFolder: string,
  letters?: LetterCache,
): Generator<[path: string, content: string]> {
  if (site.data.search.provider !== 'embedded') return
  const { postingsOf } = openPostingsCache(cacheFolder)
  for (const [name, content] of indexFiles(sourcesOf(site), { postingsOf, ...(letters && { letters }) }))
    yield [`${indexFolder}/${name}`, content]
}

function* sourcesOf(site: Site): Generator<DocumentSource> {
  for (const records of site.records.byDocument()) yield* gatherDocuments(records)
}
