import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import type { Site } from '../../content/site.ts'
import { contentSource, type SiteWriter } from '../output/site-writer.ts'
import { openLetterCache } from './letter-cache.ts'
import { searchFilesInTurn } from './search-index.ts'

interface WrittenIndex {
  site: Site
  cacheFolder: string
  writer: SiteWriter
  /** Called for each file. */
  onWritten: () => void
}

/** Fingerprint of the program that makes the records and the index. */
export const indexProgram = (): string =>
  programFingerprint([
    'packages/search/src',
    'packages/generator/src/build/search',
    'packages/generator/src/content/digest',
    'packages/generator/src/content/pages',
    'packages/generator/src/model',
    'package-lock.json',
  ])

/** Key of the list of the index's files in the store. */
const place = 'files of the index'

/**
 * Writes the files of the embedded search. When the records and the program are those of the last index, and its files
 * are intact, the files are taken over without reading the texts of the documents.
 */
export const writeSearchIndex = async ({ site, cacheFolder, writer, onWritten }: WrittenIndex): Promise<void> => {
  if (site.data.search.provider !== 'embedded') return
  const store = openStore(cacheFolder, 'search')
  const origin = `${indexProgram()} ${site.records.fingerprint()}`
  const stored = store.read(place, origin)
  // SAFETY: only this function writes the list, and the store returns exactly what was written.
  const listed = stored && (JSON.parse(stored.toString()) as [path: string, source: string][])
  /** Sources of the files in the output. */
  const done = new Map<string, string>()
  const keep = ([path, source]: readonly [path: string, source: string]): boolean => {
    if (done.has(path)) return true
    if (!writer.keep(path, source)) return false
    done.set(path, source)
    onWritten()
    return true
  }
  if (listed && listed.map(keep).every(Boolean)) return
  const letters = openLetterCache(store, indexProgram(), {
    keep: (files) => files.every(keep),
    sourceOf: (path) => done.get(path),
  })
  for (const [path, content] of searchFilesInTurn(site, cacheFolder, letters)) {
    if (done.has(path)) continue
    done.set(path, contentSource(content))
    await writer.write(path, content)
    onWritten()
  }
  if (!listed) store.write(place, origin, JSON.stringify([...done]))
}
