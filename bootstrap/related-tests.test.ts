import { expect, it } from 'vitest'
import { chooseTests, distances, namedFiles } from './related-tests.mjs'

const known = new Set([
  'src/a/one.ts',
  'src/a/two.tsx',
  'src/a/one.css',
  'src/b/three.ts',
  'src/b/deep/four.ts',
  'bootstrap/run.mjs',
  'handbook/content/guide/docker.mdx',
  'handbook/algorithms/sort/sort.ts',
  'packages/search/src/contract.ts',
])

it.each<[source: string, files: string[]]>([
  ["import { one } from './one.ts'", ['src/a/one.ts']],
  ["export * from '../b/three.ts'", ['src/b/three.ts']],
  ["import './one.css'", ['src/a/one.css']],
  ["const { two } = await import('./two.tsx')", ['src/a/two.tsx']],
  ["vi.mock('../b/three.ts', () => ({}))", ['src/b/three.ts']],
  ["import { sort } from '../../handbook/algorithms/sort/sort.ts?counted'", ['handbook/algorithms/sort/sort.ts']],
  ["code: ['algorithms/sort/sort.ts#sort']", ['handbook/algorithms/sort/sort.ts']],
  ["import type { Hit } from '@dev-handbook/search/contract'", ['packages/search/src/contract.ts']],
  ["join(import.meta.dirname, 'one.ts')", ['src/a/one.ts']],
  ["spawnSync(node, ['bootstrap/run.mjs', 'check'])", ['bootstrap/run.mjs']],
  ["read('../../handbook/content/guide/docker.mdx')", ['handbook/content/guide/docker.mdx']],
  ["write('content/guide/docker.mdx', '# Docker')", []],
  ["import.meta.glob('../b/**/*.ts')", ['src/b/deep/four.ts', 'src/b/three.ts']],
  ["import.meta.glob('./*.{ts,tsx}')", ['src/a/one.ts', 'src/a/two.tsx']],
  ["import { x } from 'react'", []],
  ["it's a './one.ts", []],
])('%s names files', (source, files) => {
  expect([...namedFiles('src/a/here.test.ts', source, known)].toSorted()).toEqual(files)
})

it('knows the articles that a bench quotes by their ids', () => {
  expect([...namedFiles('bench/algorithms/here.test.ts', "article('guide/docker')", known)]).toEqual([
    'handbook/content/guide/docker.mdx',
  ])
})

const sources = new Map([
  ['src/page.ts', 'export const page = 1'],
  ['src/page.test.ts', "import { page } from './page.ts'"],
  ['src/site.ts', "import { page } from './page.ts'\nimport './circle.ts'"],
  ['src/circle.ts', "import './site.ts'"],
  ['src/site.test.ts', "import './site.ts'"],
  ['tests/build.test.ts', "import '../src/circle.ts'"],
  ['tests/e2e/page.test.ts', "import '../../src/page.ts'"],
  ['src/other.test.ts', "import './other.ts'"],
])

it('counts the steps to a changed file, also when files name each other', () => {
  expect(Object.fromEntries(distances(['src/page.ts'], sources))).toEqual({
    'src/page.ts': 0,
    'src/page.test.ts': 1,
    'src/site.ts': 1,
    'tests/e2e/page.test.ts': 1,
    'src/circle.ts': 2,
    'src/site.test.ts': 2,
    'tests/build.test.ts': 3,
  })
  expect(distances(['README.md'], sources)).toEqual(new Map([['README.md', 0]]))
})

it.each<[what: string, changed: string[], budget: number, run: string[], left: string[]]>([
  [
    'all that fit, the closest first',
    ['src/page.ts'],
    100,
    ['src/page.test.ts', 'src/site.test.ts', 'tests/build.test.ts'],
    [],
  ],
  [
    'none that would take too long',
    ['src/page.ts'],
    5,
    ['src/page.test.ts', 'src/site.test.ts'],
    ['tests/build.test.ts'],
  ],
  [
    'a short test after a test that would take too long',
    ['src/circle.ts'],
    5,
    ['src/site.test.ts'],
    ['tests/build.test.ts'],
  ],
  ['a changed one in any case', ['tests/build.test.ts'], 5, ['tests/build.test.ts'], []],
])('chooses %s', (_, changed, budget, run, left) => {
  const secondsOf = (file: string) => (file.startsWith('tests/') ? 20 : 2)
  expect(chooseTests(distances(changed, sources), { budget, secondsOf })).toEqual({ run, left })
})
