import { describe, expect, it } from 'vitest'
import type { PrecacheEntry } from '../model/offline.ts'
import { missingEntries, obsoleteKeys, storageKey } from './storage-keys.ts'

const a: PrecacheEntry = ['docs/a.json', '1111', 10]
const newA: PrecacheEntry = ['docs/a.json', '2222', 11]
const b: PrecacheEntry = ['docs/тег b.json', '3333', 20]
const oldScript: PrecacheEntry = ['assets/x-1.js', '4444', 5]
const keysOf = (...entries: PrecacheEntry[]) => new Set(entries.map((entry) => storageKey('/base/', entry)))

describe('storage keys', () => {
  it('encode the address and carry the revision', () => {
    expect(storageKey('/base/', b)).toBe('/base/docs/%D1%82%D0%B5%D0%B3%20b.json?revision=3333')
  })

  it('list the missing files: only changed files', () => {
    expect(missingEntries('/base/', [newA, b], keysOf(a, b))).toEqual([newA])
    expect(missingEntries('/base/', [a, b], keysOf(a, b))).toEqual([])
  })

  it("list the files that no build needs, and keep the previous build's scripts and entries that are not files", () => {
    const keys = ['/base/__handbook/active', ...keysOf(a, newA, b, oldScript, ['assets/y-0.js', '5555', 1])]
    expect(obsoleteKeys({ baseUrl: '/base/', keys, files: [newA, b], lastFiles: [a, oldScript] })).toEqual([
      storageKey('/base/', a),
      '/base/assets/y-0.js?revision=5555',
    ])
  })
})
