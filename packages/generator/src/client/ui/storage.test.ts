import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The module in the bundle of a site below a path. */
const storageOf = (baseUrl: string) => {
  vi.stubEnv('BASE_URL', baseUrl)
  vi.resetModules()
  return import('./storage.ts')
}

it('keeps the settings of two sites on one origin apart', async () => {
  const [a, b] = [await storageOf('/a/'), await storageOf('/b/')]
  a.writeStored('searches', 'of a')
  expect(b.readStored('searches')).toBeNull()
  b.writeStored('searches', 'of b')
  b.writeStored('searches', null)
  expect(a.readStored('searches')).toBe('of a')
})

it('uses plain names at the root of an origin', async () => {
  const { writeStored } = await storageOf('/')
  writeStored('theme', 'dark')
  expect([...stored]).toEqual([['theme', 'dark']])
})
