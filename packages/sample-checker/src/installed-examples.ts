import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { examplesFolder } from './examples-folder.mjs'

/** The libraries of the program, which only its repository contains. */
const ofProgram = examplesFolder(join(import.meta.dirname, '../../..'))
const asInReadme = 'The README of @dev-handbook/sample-checker shows'

/**
 * Folder of the libraries that samples of a site use: its own `examples/` when that folder has a package.json,
 * otherwise the program's. Throws an `Error` that says what is missing there.
 */
export const installedExamples = (root: string, program = ofProgram): string => {
  const own = join(root, 'examples')
  const examples = existsSync(join(own, 'package.json')) ? own : program
  if (!existsSync(examples))
    throw new Error(
      `Samples are checked with the libraries in ${own}, which has no package.json. ${asInReadme} the package.json and the tsconfig.json that the checks need. Create both, and run "npm install" in that folder.`,
    )
  const missing = ['package-lock.json', 'tsconfig.json'].filter((file) => !existsSync(join(examples, file)))
  if (missing.length > 0) {
    const isNamed = (file: string): boolean => missing.includes(file)
    const remedies = existsSync(program)
      ? [
          `Add it (${join(program, 'package.json')} and the files beside it show what the checks need), or remove ${join(examples, 'package.json')}: then the samples are checked with the libraries of the program.`,
        ]
      : [
          ...(isNamed('tsconfig.json') ? [`${asInReadme} a tsconfig.json.`] : []),
          ...(isNamed('package-lock.json') ? [`"npm install" in that folder writes the package-lock.json.`] : []),
        ]
    throw new Error(
      `Samples are checked with the libraries in ${examples}, but it has no ${missing.join(' and no ')}. ${remedies.join(' ')}`,
    )
  }
  if (!existsSync(join(examples, 'node_modules')))
    throw new Error(`The libraries of the samples are not installed. Run "npm ci" in ${examples}.`)
  return examples
}
