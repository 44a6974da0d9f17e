import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ofProgram = fileURLToPath(new URL('../../../handbook/examples', import.meta.url))

/** Folder of the libraries that the samples of a site are compiled and run with: its own `examples/`, where that is a package, or else the program's. */
export const examplesFolder = (root) => {
  const folder = join(root, 'examples')
  return existsSync(join(folder, 'package.json')) ? folder : ofProgram
}

/** Whether a site's own `examples/` is the program's, perhaps by way of a link: the handbook's is. Its build bundles them. */
export const bundlesExamplesOfProgram = (root) =>
  existsSync(join(root, 'examples/package.json')) && usesExamplesOfProgram(root)

/** Whether those libraries are the program's, perhaps by way of a link. */
export const usesExamplesOfProgram = (root) => realpathSync(examplesFolder(root)) === realpathSync(ofProgram)
