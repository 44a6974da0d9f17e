import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'

/**
 * Removes a folder with everything in it. The output has thousands of files, and `rmSync` asks the state of each file
 * and first tries to remove each folder as an empty one, which takes twice as long. `rmSync` does the rest when the
 * system refuses a removal: it tries again and changes permissions.
 */
export const removeFolder = (folder: string): void => {
  try {
    removeWithFiles(folder)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

const removeWithFiles = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    // A link to a folder is not a folder here: only the link is removed.
    if (entry.isDirectory()) removeWithFiles(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}
