import { join } from 'node:path'
import { sweepStore } from '../cache/sweep-store.ts'
import { useHighlights } from '../compile/code/highlight-store.ts'
import { isInstalled, programRoot } from '../content/program-root.ts'
import type { Site } from '../content/site.ts'
import { type BuildRecord, writeBuildRecord } from './output/build-record.ts'
import type { Output } from './output/output.ts'
import { collectGarbage } from './small-heap.ts'

/** Number of files whose records take a few megabytes. The handbook has several times as many. */
const manyFiles = 2000

interface FinishedBuild {
  root: string
  cacheFolder: string
  site: Site
  output: Output
  /** Returns what the next build needs to know about this one. */
  record: () => BuildRecord
  /** Whether the use of cache entries is recorded, and unused entries are removed: see `isUseDue`. */
  recordsUse: boolean
  /** Marks the cache entries of the social cards as used. */
  useCards: () => void
}

/** Publishes the output, records the build, and removes cache entries that no build has used for a long time. */
export const publishBuild = async ({
  root,
  cacheFolder,
  site,
  output,
  record,
  recordsUse,
  useCards,
}: FinishedBuild): Promise<void> => {
  await output.publish()
  // The records of all files are computed at once, after the search index. Together they would need the most memory
  // of a build. The records of a small site need little, however large the heap of its process is.
  if (output.files.length >= manyFiles) collectGarbage(128)
  writeBuildRecord(root, record())
  if (!recordsUse) return
  useCards()
  useHighlights(
    root,
    site.documents.map(({ id }) => id),
  )
  sweepStore(cacheFolder)
  // In the repository, the TypeScript loader stores the modules of the program in this folder.
  if (!isInstalled) sweepStore(join(programRoot, '.cache'))
}
