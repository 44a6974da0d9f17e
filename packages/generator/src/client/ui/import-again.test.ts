import { expect, it, vi } from 'vitest'
import { importAgain } from './import-again.ts'

it('imports a module under another address when the first address fails twice', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: http://localhost:1/assets/modal-abc.js')
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(failure)
  await expect(importAgain(load)).rejects.toBe(failure)
  // Node cannot import from a server and reports that. Browser tests check that the module is fetched.
  await expect(importAgain(load)).rejects.toThrow("protocol 'http:'")
  expect(load).toHaveBeenCalledTimes(2)
})

it('repeats the import after a failure without an address', async () => {
  const failure = new TypeError('Importing a module script failed.')
  const load = vi
    .fn<() => Promise<{ a: number }>>()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ a: 1 })
  await expect(importAgain(load)).rejects.toBe(failure)
  await expect(importAgain(load)).rejects.toBe(failure)
  expect(await importAgain(load)).toEqual({ a: 1 })
})

it('returns the module if the second import of the same address succeeds', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: http://localhost:1/assets/late-abc.js')
  const load = vi.fn<() => Promise<{ a: number }>>().mockRejectedValueOnce(failure).mockResolvedValue({ a: 1 })
  await expect(importAgain(load)).rejects.toBe(failure)
  expect(await importAgain(load)).toEqual({ a: 1 })
})
