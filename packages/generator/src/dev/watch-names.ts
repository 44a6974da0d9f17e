import { type FSWatcher, watch } from 'node:fs'

/**
 * Tells of names that appear in a folder, go, or are replaced: a watcher of what they lead to ends when that goes, and one of
 * what is not there yet never starts. Returns a function that stops it. Where folders cannot be watched, nothing is reported.
 */
export const watchNames = (folder: string, onName: (name: string) => void): (() => void) => {
  let watcher: FSWatcher | undefined
  try {
    watcher = watch(folder, (event, name) => {
      if (event === 'rename' && name !== null) onName(name)
    })
    watcher.on('error', () => watcher?.close())
  } catch {
    // The number of watchers is limited; the watcher of the files says so.
  }
  return () => watcher?.close()
}
