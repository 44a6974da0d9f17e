import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readEntry, useEntry, writeEntry } from './entry-file.mjs'

/** What the store holds, a folder each. The loader of TypeScript, which is JavaScript, writes its kind itself. */
export type CacheKind =
  | 'app'
  | 'build'
  | 'compressed'
  | 'documents'
  | 'files'
  | 'front-matter'
  | 'highlight'
  | 'icons'
  | 'run-modules'
  | 'samples'
  | 'sandbox'
  | 'search'
  | 'social'
  | 'typescript'
  | 'worker'

/** The results of one kind that are kept between runs of the program. A disk that refuses to be written costs only time. */
export interface CacheStore {
  /**
   * What was last written in a place, if it was made from the same origin. Every byte is checked against the hash that was
   * written with it: an entry that is missing, cut short or damaged is `undefined`.
   */
  read: (place: string, origin: string) => Buffer | undefined
  /**
   * Puts content in a place, whole or not at all, instead of what was there. `origin` names everything that it was made from.
   * Returns whether the disk has taken it.
   */
  write: (place: string, origin: string, content: string | Uint8Array) => boolean
  /** Reads, or makes and writes. */
  readOrMake: <Content extends string | Uint8Array>(
    entry: { place: string; origin: string },
    make: () => Content | Promise<Content>,
  ) => Promise<Content | Buffer>
  /** Notes that the entry in a place is still needed, without reading it. Returns whether there is one. */
  use: (place: string) => boolean
}

/** The folder of the store in the cache folder of a site. */
export const storeFolder = (cacheFolder: string): string => join(cacheFolder, 'store')

/** The file of an entry. Its name is a hash: places are paths, among others. */
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
