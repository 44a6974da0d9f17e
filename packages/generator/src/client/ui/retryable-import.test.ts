import { expect, it, vi } from 'vitest'
import { importAgain, retryableImport } from './retryable-import.ts'

it('asks for the module under another address after a failure that names one', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: http://localhost:1/assets/modal-abc.js')
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(failure)
  const again = retryableImport(load)
  await expect(again()).rejects.toBe(failure)
  // Node imports nothing from a server, and says so; browser tests hold that the module is fetched.
  await expect(again()).rejects.toThrow("protocol 'http:'")
  expect(load).toHaveBeenCalledOnce()
})

it('repeats the import after a failure without an address', async () => {
  const load = vi
    .fn<() => Promise<{ a: number }>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue({ a: 1 })
  const again = retryableImport(load)
  await expect(again()).rejects.toThrow('Importing a module script failed.')
  expect(await again()).toEqual({ a: 1 })
  expect(await importAgain(undefined)).toBeUndefined()
})
