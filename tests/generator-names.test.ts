import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './source-imports.ts'

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))

/**
 * Names of modules, such as `bubble-sort`. Names of one word are left out, because they are ordinary words, like
 * `graph` and `stack`.
 */
const modulesBelow = (folder: string): string[] =>
  filesBelow(folder)
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)(?:testing|contracts)\/|-(?:subject|input)\./.test(file),
    )
    .map((file) => basename(file).replace(/\.tsx?$/, ''))
    .filter((name) => name.includes('-'))

/** Words that the generator itself uses: two kinds of figures, and a property of functions. */
const ownWords = new Set(['hash-table', 'linked-list', 'known-props'])
const names = [
  ...modulesBelow('handbook/algorithms'),
  ...modulesBelow('handbook/components'),
  'step-player',
  'player-race',
  'evolution',
].filter((name) => !ownWords.has(name))

/**
 * Ids of documents in folders. `guide/docker` is left out: it is the example address in comments and messages, for any
 * site.
 */
const documents = filesBelow('handbook/content')
  .filter((file) => /\/.*\.mdx?$/.test(file) && !file.startsWith('guide/docker.'))
  .map((file) => file.replace(/\.mdx?$/, ''))

/** Matches `bubble-sort`, `bubbleSort` and `BubbleSort`, but not the separate words in a sentence. */
const named = new RegExp(`\\b(?:${names.map((name) => name.replaceAll('-', '-?')).join('|')})\\b`, 'i')
const document = new RegExp(`\\b(?:${documents.join('|')})\\b`)

const namesIn = (text: string): string[] =>
  [named, document].flatMap((pattern) => pattern.exec(text) ?? []).map((found) => found)

it('finds the names of algorithms, players and documents of the handbook', () => {
  expect(names.length).toBeGreaterThan(100)
  expect(documents.length).toBeGreaterThan(150)
  expect(namesIn("import { quickSort } from '../quick-sort.ts'")).toEqual(['quickSort'])
  expect(namesIn('<GrowthExplorer /> in cheatsheet/git')).toEqual(['GrowthExplorer', 'cheatsheet/git'])
  expect(namesIn('a quick sort of the links')).toEqual([])
})

it('names no algorithm, player or document of the handbook in the generator', () => {
  const files = filesBelow('packages/generator').filter(
    (file) => /\.(?:tsx?|css|mjs|json|md)$/.test(file) && !/\.test\.|\/testing\/|^(?:dist|node_modules)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap((file) =>
    namesIn(readFileSync(join(root, 'packages/generator', file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
