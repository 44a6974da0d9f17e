import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute } from 'node:path'
import { type OutputState, outputState } from './build-record.ts'
import { lockOutput } from './output-lock.ts'

/**
 * The output folder, written beside the last good build and swapped in at the end: a run that fails or is killed leaves
 * the published folder as it was. This is the only code that writes it.
 */
export interface Output {
  /** Writes a file; `path` is relative to the root of the output. Throws for a path that leaves it or was written before. */
  write: (path: string, content: string | Uint8Array) => Promise<void>
  /** State of a file of the last build. */
  lastState: (path: string) => OutputState | undefined
  /** Takes a file over from the last build, as a further name of the same file: the last build goes when this one is published. */
  keep: (path: string, state: OutputState) => void
  /** State of a published file; `undefined` if something else has changed it since it was written or kept. */
  state: (path: string) => string | undefined
  /** Paths written so far, sorted. */
  readonly files: readonly string[]
  /** Puts the new build in the place of the last one. */
  publish: () => Promise<void>
  /** Ends the work, whether it was published or not: removes what was not, and lets other builds begin. */
  close: () => Promise<void>
}

/** Two writers want the same path. */
export class WrittenTwiceError extends Error {
  readonly path: string
  constructor(path: string) {
    super(`The output path "${path}" was written twice.`)
    this.path = path
  }
}

/** Starts an output beside `folder`. Throws when the place cannot be written, or another build is writing there. */
export const createOutput = async (folder: string): Promise<Output> => {
  const unlock = lockOutput(folder)
  try {
    return await openOutput(folder, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

const openOutput = async (folder: string, unlock: () => void): Promise<Output> => {
  const next = `${folder}.next`
  const last = `${folder}.last`
  // A run was killed between the two steps of its publication.
  if (!existsSync(folder) && existsSync(last)) await rename(last, folder)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const files = new Set<string>()
  const folders = new Set<string>()
  const written = new Map<string, string | undefined>()
  const target = (path: string): string => {
    const file = `${next}/${path}`
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path) || isAbsolute(path)) throw new Error(`The output path "${path}" leaves the output folder.`)
    if (files.has(path)) throw new WrittenTwiceError(path)
    files.add(path)
    const parent = dirname(file)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
    return file
  }
  return {
    write: async (path, content) => {
      const file = target(path)
      await writeFile(file, content)
      written.set(path, outputState(file)?.content)
    },
    lastState: (path) => outputState(`${folder}/${path}`),
    keep: (path, { content }) => {
      const source = `${folder}/${path}`
      const file = target(path)
      try {
        linkSync(source, file)
        written.set(path, content)
      } catch {
        // Not every file system knows files with several names.
        copyFileSync(source, file)
        written.set(path, outputState(file)?.content)
      }
    },
    state: (path) => {
      const state = outputState(`${folder}/${path}`)
      return state && state.content === written.get(path) ? state.whole : undefined
    },
    get files() {
      return [...files].toSorted()
    },
    publish: async () => {
      await rm(last, { recursive: true, force: true })
      if (existsSync(folder)) await rename(folder, last)
      await rename(next, folder).catch(async (cause: unknown) => {
        if (existsSync(last)) await rename(last, folder)
        throw cause
      })
      try {
        // Thousands of files go faster when none of them takes a turn of the event loop.
        rmSync(last, { recursive: true, force: true })
      } catch {
        // The site is published. Not every system removes a file that something has open; the next publication does it.
      }
    },
    close: async () => {
      // What cannot be removed is removed by the next build.
      await rm(next, { recursive: true, force: true }).catch(() => {})
      unlock()
    },
  }
}
