import { expect, it } from 'vitest'
import { madeFile } from './made-files.ts'

const site = {
  paths: new Set(['/', '/docs/a', '/docs/tags']),
  documentsByPath: new Map([['/docs/a', {}]]),
  staticFiles: new Set<string>(),
}

it.each([
  ['/docs/a.json', '/docs/a'],
  ['/docs/tags.json', '/docs/tags'],
  ['/index.json', '/'],
  ['/docs/a.md', '/docs/a'],
  ['/docs/a.complete.ts.txt', '/docs/a'],
  ['/docs/a.module.complete.js.txt', '/docs/a'],
])('recognizes %s as a file of %s', (address, page) => {
  expect(madeFile(address, site)).toBe(`a file that belongs to the page ${page}`)
})

it.each(['/docs/tags.md', '/docs/b.complete.ts.txt', '/docs/a.txt', '/docs/a.complete.css.txt'])(
  'does not recognize as a file of the build: %s',
  (address) => {
    expect(madeFile(address, site)).toBeUndefined()
  },
)
