import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installedExamples } from './installed-examples.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'handbook-site-'))
})
afterEach(() => rm(root, { recursive: true }))
const write = async (file: string) => {
  await mkdir(dirname(join(root, 'examples', file)), { recursive: true })
  await writeFile(join(root, 'examples', file), '{}')
}

it('a site without its own libraries uses those of the program', () => {
  expect(installedExamples(root)).toBe(resolve(import.meta.dirname, '../../../handbook/examples'))
})

it('the own libraries of a site must be complete and installed', async () => {
  await write('package.json')
  expect(() => installedExamples(root)).toThrow(
    `Samples are checked with the libraries in ${root}/examples, but it has no package-lock.json and no tsconfig.json. Add it (`,
  )
  await write('package-lock.json')
  expect(() => installedExamples(root)).toThrow(
    /but it has no tsconfig\.json\. .*, or remove .*\/examples\/package\.json: then the samples are checked with the libraries of the program\.$/,
  )
  await write('tsconfig.json')
  expect(() => installedExamples(root)).toThrow(
    `The libraries of the samples are not installed. Run "npm ci" in ${root}/examples.`,
  )
  await write('node_modules/.installed-lock')
  expect(installedExamples(root)).toBe(join(root, 'examples'))
})

it('outside the repository, a site needs its own libraries, and the messages name files that exist there', async () => {
  const program = join(root, 'node_modules/handbook/examples')
  const fault = (): string => {
    try {
      installedExamples(root, program)
    } catch (error) {
      return (error as Error).message.replaceAll(root, 'ROOT')
    }
    return ''
  }
  expect(fault()).toBe(
    'Samples are checked with the libraries in ROOT/examples, which has no package.json. The README of @dev-handbook/sample-checker shows the package.json and the tsconfig.json that the checks need. Create both, and run "npm install" in that folder.',
  )
  await write('package.json')
  expect(fault()).toBe(
    'Samples are checked with the libraries in ROOT/examples, but it has no package-lock.json and no tsconfig.json. The README of @dev-handbook/sample-checker shows a tsconfig.json. "npm install" in that folder writes the package-lock.json.',
  )
  await write('tsconfig.json')
  expect(fault()).toBe(
    'Samples are checked with the libraries in ROOT/examples, but it has no package-lock.json. "npm install" in that folder writes the package-lock.json.',
  )
  await write('package-lock.json')
  await write('node_modules/.installed-lock')
  expect(installedExamples(root, program)).toBe(join(root, 'examples'))
})
