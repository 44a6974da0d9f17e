import { IndexError } from './index-error.ts'

/** Fetches a file of the index by name, past all caches when `fresh` is set. Rejects when there is none. */
export type ReadFile = (name: string, fresh: boolean) => Promise<string>

/** Files of the index as queries need them, opened once. */
export interface FileCache {
  /** What `open` makes of a file. It says `undefined` for a text that is not the file of that name, whole. */
  read: <T>(name: string, open: (text: string) => T | undefined) => Promise<T>
}

/** Files that are kept in memory, the newest: a few megabytes at most. */
const keptFiles = 1_200

/** Keeps the files that were read last. A failure is not kept, so that the next query tries again. */
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

/** A browser's cache may hold a damaged copy, so that one is fetched once more before it counts as damaged. */
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
