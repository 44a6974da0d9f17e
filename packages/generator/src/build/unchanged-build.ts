import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildRecord, outputState } from './output/build-record.ts'

/**
 * Whether a folder contains exactly the files that a build wrote there, each of them unchanged. The content is not
 * read: the state of a file changes with every write.
 */
export const isIntact = (folder: string, files: BuildRecord['files']): boolean => {
  let count = 0
  for (const [path, { states }] of Object.entries(files)) {
    for (const [variant, state] of Object.entries(states)) {
      if (outputState(join(folder, path + variant))?.whole !== state) return false
      count++
    }
  }
  return count > 0 && count === countFiles(folder)
}

const countFiles = (folder: string): number => {
  let count = 0
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    count += entry.isDirectory() ? countFiles(join(folder, entry.name)) : 1
  return count
}
