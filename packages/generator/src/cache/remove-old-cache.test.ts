import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeOldCache } from './remove-old-cache.ts'
import { sweepStore } from './sweep-store.ts'

let cache = ''
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'old-cache-'))
})
afterEach(() => rmSync(cache, { recursive: true, force: true }))

const write = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(cache, file)), { recursive: true })
    writeFileSync(join(cache, file), file)
  }
}
const names = () => readdirSync(cache).toSorted()

it('removes what the version before the store wrote, and nothing else', () => {
  write('app/1a2b/index.js', 'compressed/a.br', 'documents/guide.json', 'front-matter.json', 'build.json')
  write('store/documents/entry', 'vite/deps.json', 'mcp/main.js', 'notes.txt')
  sweepStore(cache)
  expect(names()).toEqual(['mcp', 'notes.txt', 'store', 'vite'])
  expect(readdirSync(join(cache, 'store/documents'))).toEqual(['entry'])
})

it('keeps folders of the same names where that version wrote nothing', () => {
  write('app/a', 'search/b', 'typescript/ec60000000000000aaaa', 'typescript/notes')
  removeOldCache(cache)
  expect(names()).toEqual(['app', 'search', 'typescript'])
})

it('removes compiled modules, which were kept without other results in the cache of the repository', () => {
  write('test-reports/unit.json')
  mkdirSync(join(cache, 'typescript'))
  writeFileSync(join(cache, 'typescript/0123456789abcdef0123'), `${'ab'.repeat(32)} /site/a.ts\nexport const a = 1`)
  removeOldCache(cache)
  expect(names()).toEqual(['test-reports'])
})

it('accepts a cache that is missing or a plain file', () => {
  removeOldCache(join(cache, 'missing'))
  write('file')
  removeOldCache(join(cache, 'file'))
  expect(names()).toEqual(['file'])
})
