import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sweepStore } from '../cache/sweep-store.ts'
import { isInstalled, programRoot } from '../content/program-root.ts'
import { sweepFolder } from './cache-file.ts'

const hour = 3_600_000

/**
 * Removes from the cache what no step of a build knows the users of: instrumented algorithms that nobody has imported for a day,
 * outcomes of samples that no check has asked for in a month,
 * compiled modules whose source is gone, and what programs that were killed have not written to its end. What another process writes or imports just now is younger.
 */
export const sweepCache = (
  cacheFolder: string,
  compiledModules = join(isInstalled ? cacheFolder : join(programRoot, '.cache'), 'typescript'),
): void => {
  sweepStore(cacheFolder)
  const traced = join(cacheFolder, 'traced')
  sweepFolder(traced, (name) => isYounger(join(traced, name), 24 * hour))
  const samples = join(cacheFolder, 'samples')
  sweepFolder(samples, (name) => isYounger(join(samples, name), 30 * 24 * hour))
  sweepFolder(compiledModules, (name) => {
    const file = join(compiledModules, name)
    // The name of a file that is not written to its end has an ending.
    return name.includes('.') ? isYounger(file, hour) : existsSync(sourceOf(file))
  })
}

const isYounger = (path: string, age: number): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs < age
}

/** Longer than the first line: a hash of 64 letters, and a path. */
const start = Buffer.alloc(8192)

/** Path of the source of a compiled module: it stands in its first line, see `loader/typescript-hooks.mjs`. */
const sourceOf = (file: string): string => {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const text = start.toString('utf8', 0, readSync(descriptor, start, 0, start.length, 0))
      return /^[\da-f]{64} (.+)\n/.exec(text)?.[1] ?? ''
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return ''
  }
}
