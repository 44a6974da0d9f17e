import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readEntry, useEntry, writeEntry } from './entry-file.mjs'

/**
 * The kinds of results, each with its own folder. The loader of TypeScript is JavaScript and writes the name of its
 * kind itself.
 */
export type CacheKind =
  | 'app'
  | 'build'
  | 'compressed'
  | 'documents'
  | 'files'
  | 'front-matter'
  | 'highlight'
  | 'history'
  | 'icons'
  | 'run-modules'
  | 'samples'
  | 'sandbox'
  | 'search'
  | 'social'
  | 'typescript'
  | 'worker'

/** The results of one kind that are kept between runs of the program. A disk that refuses a write costs only time. */
export interface CacheStore {
  /**
   * Returns the last content that was written in a place, if it has the same origin. Every byte is checked against the
   * hash that was written with it. For a missing, truncated or damaged entry, it returns `undefined`.
   */
  read: (place: string, origin: string) => Buffer | undefined
  /**
   * Replaces the content of a place, whole or not at all. `origin` names everything that the content was made from.
   * Returns whether the content was written.
   */
  write: (place: string, origin: string, content: string | Uint8Array) => boolean
  /** Returns the stored content, or makes the content and stores it. */
  readOrMake: <Content extends string | Uint8Array>(
    entry: { place: string; origin: string },
    make: () => Content | Promise<Content>,
  ) => Promise<Content | Buffer>
  /** Records that the entry in a place is still needed, without reading it. Returns whether the entry exists. */
  use: (place: string) => boolean
}

/** The folder of the store in the cache folder of a site. */
export const storeFolder = (cacheFolder: string): string => join(cacheFolder, 'store')

/** The file of an entry. Its name is a hash, because a place can be a path. */
export const entryFile = ({
  cacheFolder,
  kind,
  place,
}: {
  cacheFolder: string
  kind: CacheKind
  place: string
}): string => join(storeFolder(cacheFolder), kind, createHash('sha256').update(place).digest('hex').slice(0, 32))

/** Opens the store of a cache folder for one kind of results. */
export const openStore = (cacheFolder: string, kind: CacheKind): CacheStore => {
  const fileOf = (place: string) => entryFile({ cacheFolder, kind, place })
  const named = (place: string, origin: string) => JSON.stringify([kind, place, origin])
  const read: CacheStore['read'] = (place, origin) => readEntry(fileOf(place), named(place, origin))
  const write: CacheStore['write'] = (place, origin, content) =>
    writeEntry({ file: fileOf(place), origin: named(place, origin), content })
  return {
    read,
    write,
    readOrMake: async ({ place, origin }, make) => {
      const known = read(place, origin)
      if (known) return known
      const made = await make()
      write(place, origin, made)
      return made
    },
    use: (place) => useEntry(fileOf(place)),
  }
}
