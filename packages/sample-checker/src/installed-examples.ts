import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { examplesFolder } from './examples-folder.mjs'

const program = examplesFolder(join(import.meta.dirname, '../../..'))

/**
 * Folder of the libraries that samples of a site use: its own `examples/` when that folder has a package.json,
 * otherwise the program's. Throws an `Error` that says what is missing there.
 */
export const installedExamples = (root: string): string => {
  const examples = examplesFolder(root)
  // The installed package of the program comes without libraries.
  if (!existsSync(examples))
    throw new Error(
      `Samples are checked with the libraries in ${join(root, 'examples')}, which has no package.json. Put one there, with a package-lock.json and a tsconfig.json beside it, and run "npm ci" in that folder.`,
    )
  const missing = ['package-lock.json', 'tsconfig.json'].filter((file) => !existsSync(join(examples, file)))
  if (missing.length > 0) {
    const remedy = `Add it (${join(program, 'package.json')} and the files beside it show what the checks need), or remove ${join(examples, 'package.json')}: then the samples are checked with the libraries of the program.`
    throw new Error(
      `Samples are checked with the libraries in ${examples}, but it has no ${missing.join(' and no ')}. ${remedy}`,
    )
  }
  if (!existsSync(join(examples, 'node_modules')))
    throw new Error(`The libraries of the samples are not installed. Run "npm ci" in ${examples}.`)
  return examples
}
