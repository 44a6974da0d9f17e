import { createHash } from 'node:crypto'
import { type BigIntStats, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { freshness } from './freshness.ts'
import { openStore } from './open-store.ts'

/** Hashes of the files of a site. A file is read again only when its state has changed since the last read. */
export interface FileHashes {
  /**
   * Returns the hash of a file's content. `file` is the path from the site's folder. A folder's hash covers the names
   * in the folder. A file that cannot be read has the hash `missing`.
   */
  of: (file: string) => string
  /** Whether a file may have changed since a time in milliseconds. */
  mayHaveChanged: (file: string, since: number) => boolean
  /** Stores all known hashes for the next run, if some of them are new. */
  save: () => void
}

type Known = [state: string, hash: string]

const place = 'all'
const form = '1'

/**
 * Opens the hashes that the cache of a site holds. An equal state is the fast path; otherwise the content decides. In
 * another folder or after a checkout, all states are new, but most contents are the same.
 */
export const openFileHashes = (root: string): FileHashes => {
  const store = openStore(join(root, '.cache'), 'files')
  const text = store.read(place, form)
  // SAFETY: the store returns what was written.
  const known = new Map(text && (JSON.parse(text.toString()) as [file: string, known: Known][]))
  /** The files that were asked for in this run. */
  const used = new Map<string, Known>()
  let hasNew = false
  return {
    of: (file) => {
      const now = Date.now()
      const stats = statsOf(join(root, file))
      if (!stats) return missing
      const state = [stats.mtimeNs, stats.ctimeNs, stats.size, stats.ino].join(' ')
      const before = used.get(file) ?? known.get(file)
      const entry: Known = before?.[0] === state ? before : [state, hashOf(join(root, file), stats)]
      // A recently changed file is read each time.
      if (entry === before || now - changeOf(stats) >= freshness) used.set(file, entry)
      hasNew ||= entry !== before
      return entry[1]
    },
    mayHaveChanged: (file, since) => {
      const stats = statsOf(join(root, file))
      return stats !== undefined && since - changeOf(stats) < freshness
    },
    save: () => {
      if (!hasNew) return
      hasNew = false
      store.write(place, form, JSON.stringify([...new Map([...known, ...used])]))
    },
  }
}

const missing = 'missing'

const changeOf = ({ ctimeNs }: BigIntStats): number => Number(ctimeNs / 1_000_000n)

// Synchronous, because a document may have a dozen files. Node's thread pool takes longer than the call itself.
const statsOf = (path: string): BigIntStats | undefined => {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const hashOf = (path: string, stats: BigIntStats): string => {
  try {
    const content = stats.isDirectory() ? JSON.stringify(readdirSync(path).toSorted()) : readFileSync(path)
    return createHash('sha256').update(content).digest('base64url')
  } catch {
    return missing
  }
}
