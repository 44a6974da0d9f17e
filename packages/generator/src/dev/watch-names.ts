import { type FSWatcher, watch } from 'node:fs'

/**
 * Reports names that appear in a folder, disappear, or are replaced. A watcher of a file or folder ends when that is
 * removed, and cannot start before it exists. Returns a function that stops the watching. Where folders cannot be
 * watched, nothing is reported.
 */
export const watchNames = (folder: string, onName: (name: string) => void): (() => void) => {
  let watcher: FSWatcher | undefined
  try {
    watcher = watch(folder, (event, name) => {
      if (event === 'rename' && name !== null) onName(name)
    })
    watcher.on('error', () => watcher?.close())
  } catch {
    // The number of watchers is limited. The watcher of the files reports that.
  }
  return () => watcher?.close()
}
