import { createHash } from 'node:crypto'
import { type BigIntStats, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from './open-store.ts'

/** Hashes of files of a site. A file whose state is as it was when it was read last is not read again. */
export interface FileHashes {
  /**
   * Hash of the content of a file, by its path from the site's folder: of a folder the names in it, and `missing` where nothing can
   * be read.
   */
  of: (file: string) => string
  /** Whether a file may have changed since a time in milliseconds. */
  mayHaveChanged: (file: string, since: number) => boolean
  /** Keeps what is known for the next run, if some of it is new. */
  save: () => void
}

type Known = [state: string, hash: string]

const place = 'all'
const form = '1'
/** Milliseconds within which a file might be written twice without another state: the clock of a file system has ticks. */
const freshness = 100

/**
 * Opens the hashes that the cache of a site holds. The state of a file is the fast path, its content is the truth: in another
 * folder or after a checkout all states are new, and most contents are not.
 */
export const openFileHashes = (root: string): FileHashes => {
  const store = openStore(join(root, '.cache'), 'files')
  const text = store.read(place, form)
  // SAFETY: the store returns what was written.
  const known = new Map(text && (JSON.parse(text.toString()) as [file: string, known: Known][]))
  /** What was asked for. */
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
      // A file this young is read each time.
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

// At once: a document may have a dozen of them, and asking Node's pool of threads takes longer than the answer.
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
