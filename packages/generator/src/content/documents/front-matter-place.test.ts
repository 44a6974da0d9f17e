import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { frontMatterPlace } from './front-matter-place.ts'

const root = mkdtempSync(join(tmpdir(), 'front-matter-place-'))
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['---\ntitle: A\ntags:\n  - x\n  - y\n---\n', ['tags', 1], { line: 5, column: 5 }],
  ['---\ntitle: A\n---\n', ['title'], { line: 2, column: 1 }],
  ['\uFEFF---\r\ntitle: A\r\nslug: /b\r\n---\r\n', ['slug'], { line: 3, column: 1 }],
  ['---\ntitle: A\n---\n', ['slug'], {}],
  ['---\n---\n', ['slug'], {}],
  ['---\n- a\n---\n', ['slug'], {}],
  ['---\ntitle: A\n', ['title'], {}],
  ['# A\n', ['title'], {}],
] as const)('in %j the key %j is at %j', (text, path, place) => {
  writeFileSync(join(root, 'a.md'), text)
  expect(frontMatterPlace(root, 'a.md', path)).toEqual({ file: 'a.md', ...place })
})

it('is only the file when the front matter is gone', () =>
  expect(frontMatterPlace(root, 'gone.md', ['title'])).toEqual({ file: 'gone.md' }))
