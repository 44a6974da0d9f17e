import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { splitListing, untypedFiles } from './untyped-files.mjs'

const root = mkdtempSync(join(tmpdir(), 'untyped-'))
afterAll(() => rmSync(root, { recursive: true }))

it('separates the files of the repository from the messages of the compiler', () => {
  const output = [
    'src/a.ts(3,7): error TS2322: Type "x" is not assignable.',
    '/lib/lib.es2023.d.ts',
    '/work/site/src/a.ts',
    '/work/site/src/data.json',
    '/work/site-other/src/b.tsx',
    "  The type of '/work/site/src/c.ts' is missing.",
    '',
  ].join('\n')
  expect(splitListing(output, '/work/site')).toEqual({
    files: ['src/a.ts', 'src/data.json'],
    messages: [
      'src/a.ts(3,7): error TS2322: Type "x" is not assignable.',
      "  The type of '/work/site/src/c.ts' is missing.",
    ],
  })
  expect(splitListing('C:/site/a.ts\r\n', 'C:\\site\\').files).toEqual(['a.ts'])
})

it('names files that no tsconfig compiles, also new files, but no ignored or deleted files', () => {
  expect(untypedFiles([], root)).toEqual([])
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'ignore' })
  const write = (file: string) => writeFileSync(join(root, file), '')
  git('init')
  mkdirSync(join(root, 'src'))
  for (const file of ['src/a.ts', 'src/b.tsx', 'src/c.mjs', 'src/gone.ts']) write(file)
  git('add', '.')
  rmSync(join(root, 'src/gone.ts'))
  writeFileSync(join(root, '.gitignore'), 'made.ts\n')
  write('made.ts')
  write('new.test.ts')
  expect(untypedFiles(['src/a.ts'], root)).toEqual(['new.test.ts', 'src/b.tsx'])
  expect(untypedFiles(['src/a.ts', 'src/b.tsx', 'new.test.ts'], root)).toEqual([])
})
