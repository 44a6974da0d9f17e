import type { CacheStore } from '../../cache/open-store.ts'
import { shardPath } from './search-index.ts'
import type { LetterCache, LetterPart } from '@dev-handbook/search/index-writer/write-letters'

/** Which files of the index are in the new output. */
export interface PublishedFiles {
  /** Takes files over from the last build until one of them has been changed. Returns whether it took all. */
  keep: (files: readonly (readonly [path: string, source: string])[]) => boolean
  /** The source of a file that is in the output. */
  sourceOf: (path: string) => string | undefined
}

/** A part of the index, with the sources of its files in the order of the files. */
interface StoredPart {
  part: LetterPart
  sources: (string | undefined)[]
}

/** Caches the parts of the index by letter. `program` changes with the program that makes them. */
export const openLetterCache = (
  store: CacheStore,
  program: string,
  { keep, sourceOf }: PublishedFiles,
): LetterCache => {
  const placeOf = (letter: string): string => `letter ${letter}`
  const pathsOf = ({ files }: LetterPart): string[] => files.map(([hash]) => shardPath(hash))
  return {
    read: (letter, origin) => {
      const stored = store.read(placeOf(letter), `${program} ${origin}`)
      if (!stored) return undefined
      // SAFETY: the store returns what was written.
      const { part, sources } = JSON.parse(stored.toString()) as StoredPart
      return keep(pathsOf(part).map((path, index) => [path, sources[index] ?? ''])) ? part : undefined
    },
    write: (letter, origin, part) => {
      const stored: StoredPart = { part, sources: pathsOf(part).map(sourceOf) }
      store.write(placeOf(letter), `${program} ${origin}`, JSON.stringify(stored))
    },
  }
}
