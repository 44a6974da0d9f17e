import type { CacheStore } from '../../cache/open-store.ts'
import { shardName } from '@dev-handbook/search/index-format/index-files'
import type { LetterCache, LetterPart } from '@dev-handbook/search/index-writer/write-letters'
import type { PublishedFile, PublishedFiles } from './published-files.ts'

interface StoredPart {
  part: LetterPart
  published: readonly PublishedFile[]
}

/** Caches the parts of the index by letter. `program` changes with the program that makes them. */
export const openLetterCache = (store: CacheStore, program: string, { keep, named }: PublishedFiles): LetterCache => {
  const placeOf = (letter: string): string => `letter ${letter}`
  /** Parts whose files are missing, as in a new copy of the site with its cache. They stay in the store. */
  const known = new Set<string>()
  return {
    read: (letter, origin) => {
      const stored = store.read(placeOf(letter), `${program} ${origin}`)
      if (!stored) return undefined
      // SAFETY: the store returns what was written.
      const { part, published } = JSON.parse(stored.toString()) as StoredPart
      if (keep(published)) return part
      known.add(letter)
      return undefined
    },
    write: (letter, origin, part) => {
      if (known.has(letter)) return
      const stored: StoredPart = { part, published: named(part.files.map(([hash]) => shardName(hash))) }
      store.write(placeOf(letter), `${program} ${origin}`, JSON.stringify(stored))
    },
  }
}
