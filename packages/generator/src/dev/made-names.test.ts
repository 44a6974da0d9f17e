import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { madeFiles } from '../build/made-names.ts'

const made = [
  '.cache',
  '.cache/documents/ab',
  '.git/HEAD',
  'dist',
  'dist/index.html',
  'dist.next/a',
  'dist.last',
  'dist.replaced',
  'dist.lock',
  'dist.lock.7',
  'node_modules',
  'node_modules/react/index.js',
  'examples/.samples',
  'examples/.samples/7/tsconfig.json',
]
const written = [
  '',
  'site.config.ts',
  'content/a.md',
  'content/.cache/a',
  'content/dist/a',
  'distances/a.md',
  'dist.md',
  'examples/.samples.md',
  'examples/tsconfig.json',
  'src/dist',
  '..a/.cache',
]

describe.each([
  ['apart from the program', '/home/site'],
  ['in the folder of the program', '/home/program'],
  ['in a folder of the program', '/home/program/tests/site'],
  ['in the cache of the program', '/home/program/.cache/bench/dev'],
  ['around the program', '/home'],
])('a site %s', (_, root) => {
  const isMade = madeFiles({ root, program: '/home/program' })

  it('ignores the files that builds make there', () =>
    expect(made.filter((name) => !isMade(join(root, name)))).toEqual([]))
  it('sees the files that authors write there', () =>
    expect(written.filter((name) => isMade(join(root, name)))).toEqual([]))
})

it('ignores the files that builds made in the folder of the program, when the site is in another folder', () => {
  const isMade = madeFiles({ root: '/home/program/.cache/bench/dev', program: '/home/program/' })
  expect(made.filter((name) => !isMade(join('/home/program', name)))).toEqual([])
  expect(written.filter((name) => isMade(join('/home/program', name)))).toEqual([])
  expect(isMade('/home/program/.cache/bench/other/content/a.md')).toBe(true)
  expect(isMade('/home/program/handbook/examples/.samples/7/tsconfig.json')).toBe(true)
  expect(isMade('/home')).toBe(false)
})
