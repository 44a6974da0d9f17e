import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ofProgram = fileURLToPath(new URL('../../../handbook/examples', import.meta.url))

/**
 * Folder of the libraries for the samples of a site: the site's own `examples/` when that folder is a package,
 * otherwise the program's.
 */
export const examplesFolder = (root) => {
  const folder = join(root, 'examples')
  return existsSync(join(folder, 'package.json')) ? folder : ofProgram
}

/**
 * Whether the site has an `examples/` folder that is the program's, perhaps through a link. That of the handbook is.
 * Its build bundles the libraries.
 */
export const bundlesExamplesOfProgram = (root) =>
  existsSync(join(root, 'examples/package.json')) && usesExamplesOfProgram(root)

/** Whether the libraries of a site are the program's, perhaps through a link. */
export const usesExamplesOfProgram = (root) => realpathSync(examplesFolder(root)) === realpathSync(ofProgram)
