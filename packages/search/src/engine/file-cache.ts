import { IndexError } from './index-error.ts'

/**
 * Fetches a file of the index by name, without using caches when `fresh` is set. Rejects when the file does not exist.
 */
export type ReadFile = (name: string, fresh: boolean) => Promise<string>

/** Caches the files of the index that queries need. */
export interface FileCache {
  /**
   * Returns the result of `open` for a file. `open` returns `undefined` for a text that is not the complete file of
   * that name.
   */
  read: <T>(name: string, open: (text: string) => T | undefined) => Promise<T>
}

/** Number of most recently used files in memory: a few megabytes at most. */
const keptFiles = 1_200

/** Creates a cache of the most recently used files. A failure is not cached, so that the next query tries again. */
export const createFileCache = (readFile: ReadFile): FileCache => {
  const kept = new Map<string, Promise<unknown>>()
  return {
    read: <T>(name: string, open: (text: string) => T | undefined): Promise<T> => {
      const known = kept.get(name) as Promise<T> | undefined
      const loaded = known ?? readChecked(readFile, name, open)
      kept.delete(name)
      kept.set(name, loaded)
      if (!known) loaded.catch(() => kept.delete(name))
      const oldest = kept.keys().next()
      if (kept.size > keptFiles && !oldest.done) kept.delete(oldest.value)
      return loaded
    },
  }
}

/** A browser's cache may contain a damaged copy, so a damaged file is fetched once more before the read fails. */
const readChecked = async <T>(readFile: ReadFile, name: string, open: (text: string) => T | undefined): Promise<T> => {
  for (const fresh of [false, true]) {
    const content = open(await readText(readFile, name, fresh))
    if (content !== undefined) return content
  }
  throw new IndexError(`The file ${name} of the search index is damaged or from another build.`)
}

/** The text of a file. Rejects with an `IndexError`. */
export const readText = async (readFile: ReadFile, name: string, fresh: boolean): Promise<string> => {
  try {
    return await readFile(name, fresh)
  } catch (cause) {
    throw new IndexError(`The file ${name} of the search index could not be read.`, { cause })
  }
}
