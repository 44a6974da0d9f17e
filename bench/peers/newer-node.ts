import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The packages of the samples. One of them is a newer Node. */
export const sampleFolder = resolve(import.meta.dirname, '../../handbook/examples')

/** Path of the Node release that the sample checks use. Throws when it is not installed. */
export const newerNode = (): string => {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const found = names
    .map((name) => join(sampleFolder, 'node_modules', name, 'bin/node'))
    .find((file) => existsSync(file))
  if (!found) throw new Error('The newer Node of the sample checks is not installed. Run "npm run check:samples" once.')
  return found
}
