import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const own = fileURLToPath(new URL('../examples', import.meta.url))

/** Folder of the libraries that the samples of a site are compiled and run with: its own `examples/`, where that is a package, or else the program's. */
export const examplesFolder = (root) => {
  const folder = join(root, 'examples')
  return existsSync(join(folder, 'package.json')) ? folder : own
}
