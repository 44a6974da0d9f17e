import { contentHash } from '../index-format/content-hash.ts'
import { shardName } from '../index-format/index-files.ts'
import type { NamedFile } from './write-sections.ts'

/** Adds a file to the index and returns its hash. */
export type AddFile = (content: object) => string

/** The hash by which a file is named, and a second hash, which distinguishes two texts with the same first hash. */
export type FileName = readonly [hash: string, check: string]

/** The files of an index, named by their contents. */
export interface IndexFileNames {
  /** Adds a file. Throws when another text has the same hash. */
  add: (content: object) => FileName
  /** Adds files of an earlier index, which need not be written. */
  takeOver: (files: readonly FileName[]) => void
  /** Returns the files that are new since the last call. */
  made: () => NamedFile[]
}

/** Starts the list of an index's files. */
export const createFileNames = (): IndexFileNames => {
  const fresh: NamedFile[] = []
  const checks = new Map<string, string>()
  /** Adds a name. Returns whether it is new. */
  const addName = ([hash, check]: FileName): boolean => {
    const known = checks.get(hash)
    if (known !== undefined && known !== check)
      throw new Error(
        `Two files of the search index have the hash ${hash}. Change the text of one of them by a letter.`,
      )
    checks.set(hash, check)
    return known === undefined
  }
  return {
    add: (content) => {
      const text = JSON.stringify(content)
      const hash = contentHash(text)
      const name = [hash, contentHash(`${hash}${text}`)] as const
      if (addName(name)) fresh.push([shardName(hash), text])
      return name
    },
    takeOver: (files) => files.forEach(addName),
    made: () => fresh.splice(0),
  }
}
