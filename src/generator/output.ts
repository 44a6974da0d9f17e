import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'

/**
 * The output folder, written beside the last good build and swapped in at the end: a run that fails or is killed leaves
 * the published folder as it was. This is the only code that writes it.
 */
export interface Output {
  /** Writes a file; `path` is relative to the root of the output. Throws for a path that leaves it or was written before. */
  write: (path: string, content: string | Uint8Array) => Promise<void>
  /** Copies a file or a folder's content. */
  copy: (source: string, path: string) => Promise<void>
  /** Paths written so far, sorted. */
  readonly files: readonly string[]
  /** Puts the new build in the place of the last one. */
  publish: () => Promise<void>
  /** Removes what was written. */
  discard: () => Promise<void>
}

/** Starts an output beside `folder`. Throws when the place cannot be written. */
export const createOutput = async (folder: string): Promise<Output> => {
  const next = `${folder}.next`
  const last = `${folder}.last`
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const files = new Set<string>()
  const folders = new Map<string, Promise<unknown>>()
  const target = async (path: string): Promise<string> => {
    const file = resolve(next, path)
    if (relative(next, file).startsWith('..')) throw new Error(`The output path "${path}" leaves the output folder.`)
    if (files.has(path)) throw new Error(`The output path "${path}" was written twice.`)
    files.add(path)
    const parent = dirname(file)
    if (!folders.has(parent)) folders.set(parent, mkdir(parent, { recursive: true }))
    await folders.get(parent)
    return file
  }
  return {
    write: async (path, content) => writeFile(await target(path), content),
    copy: async (source, path) => cp(source, await target(path), { recursive: true }),
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
      await rm(last, { recursive: true, force: true })
    },
    discard: () => rm(next, { recursive: true, force: true }),
  }
}

