import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../incremental/program-fingerprint.ts'
import { collectProblems } from '../problems.ts'
import type { FrontMatter } from '../schema/front-matter.ts'
import { type FrontMatterPlace, readFrontMatter } from './read-front-matter.ts'

/** Caches parsed front matter, because parsing and validating it takes longer than the rest of reading a document. */
export interface FrontMatterCache {
  /** Like `readFrontMatter`. Front matter with a problem is read again each time. */
  read: (yamlText: string, place: FrontMatterPlace) => FrontMatter
  /**
   * Stores everything that was read for the next run, if some of it is new. A write error is ignored: it only costs
   * time.
   */
  save: () => void
}

const place = 'all'

/** Opens the cache of a project, which has one entry for all documents. */
export const openFrontMatterCache = (root: string): FrontMatterCache => {
  const store = openStore(join(root, '.cache'), 'front-matter')
  const program = programFingerprint([
    'packages/generator/src/content/schema',
    'packages/generator/src/content/documents',
    'packages/generator/src/model',
    'package-lock.json',
  ])
  const text = store.read(place, program)
  // SAFETY: the same version of this program has written the entry, and the store returns exactly what was written.
  const known = new Map(text && (JSON.parse(text.toString()) as [string, FrontMatter][]))
  /**
   * All front matter that was requested in this run: the present front matter of the documents, and a few earlier
   * versions.
   */
  const used = new Map<string, FrontMatter>()
  let hasNew = false
  return {
    read: (yamlText, place) => {
      const key = createHash('sha256').update(`${place.onUnknown}\0${yamlText}`).digest('hex').slice(0, 32)
      const before = known.get(key) ?? used.get(key)
      if (before) {
        used.set(key, before)
        return before
      }
      const problems = collectProblems()
      const frontMatter = readFrontMatter(yamlText, { ...place, problems })
      for (const { severity, ...problem } of problems.all) place.problems[severity](problem)
      if (problems.all.length === 0) used.set(key, frontMatter)
      hasNew ||= problems.all.length === 0
      return frontMatter
    },
    save: () => {
      if (!hasNew) return
      hasNew = false
      // Documents are read concurrently, in an order that differs between runs. The entry is sorted, so that it is
      // always the same.
      const byKey = [...used].toSorted(([a], [b]) => (a < b ? -1 : 1))
      store.write(place, program, JSON.stringify(byKey))
    },
  }
}
