import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import type { Site } from '../../content/site.ts'
import { indexFiles } from '@dev-handbook/search/index-writer/write-index'
import type { SiteWriter } from '../output/site-writer.ts'
import { documentParts } from './document-cache.ts'
import { openLetterCache } from './letter-cache.ts'
import { createPublishedFiles, type PublishedFile } from './published-files.ts'

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
    'packages/generator/src/content/project-files.ts',
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
  const program = indexProgram()
  const origin = `${program} ${site.records.fingerprint()}`
  const stored = store.read(place, origin)
  // SAFETY: only this function writes the list, and the store returns exactly what was written.
  const listed = stored && (JSON.parse(stored.toString()) as PublishedFile[])
  const published = createPublishedFiles(writer, onWritten)
  if (listed && published.keep(listed)) return
  const documents = documentParts(site.records.byDocument(), { store, program, published })
  for (const [name, content] of indexFiles(documents, openLetterCache(store, program, published)))
    await published.write(name, content)
  if (!listed) store.write(place, origin, JSON.stringify(published.all()))
}
