import { expect, it } from 'vitest'
import { findFile } from './project-path.ts'

it.each([
  ['./a.ts', 'a.ts'],
  ['./a.js', 'a.ts'],
  ['./a', 'a.ts'],
  ['./lib.cjs', 'lib.cts'],
  ['./lib.mjs', 'lib.mts'],
  ['./old', 'old.cjs'],
  ['./types', 'types.d.ts'],
  ['./ui', 'ui/index.jsx'],
  ['./ui/', 'ui/index.jsx'],
  ['./src/../a', 'a.ts'],
  ['./data.json', 'data.json'],
  ['./style.css?inline', 'style.css'],
  ['.', 'index.ts'],
  ['./none', undefined],
  ['../a', undefined],
  ['a', undefined],
  ['.a', undefined],
])('an import of %s in the root refers to %s', (specifier, file) => {
  const files = ['a.d.ts', 'a.ts', 'lib.cts', 'lib.mts', 'old.cjs', 'types.d.ts', 'ui/index.jsx', 'data.json']
  expect(findFile([...files, 'style.css', 'index.ts'], 'sample.ts', specifier)).toBe(file)
})

it('an import begins at the folder of its file, and the file with the very name comes first', () => {
  expect(findFile(['a.ts', 'src/a.ts', 'src/a.js'], 'src/b.ts', './a.js')).toBe('src/a.js')
  expect(findFile(['a.ts', 'src/a.ts'], './src/ui/b.ts', '../../a')).toBe('a.ts')
  expect(findFile(['index.ts', 'src/a.ts'], 'src/b.ts', '..')).toBe('index.ts')
})
