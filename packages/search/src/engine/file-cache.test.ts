import { expect, it, vi } from 'vitest'
import { createFileCache, type ReadFile } from './file-cache.ts'

it('reads a file once, and once more after a failure', async () => {
  const readFile = vi.fn<ReadFile>(async (name) => name.toUpperCase())
  readFile.mockRejectedValueOnce(new Error('offline'))
  const files = createFileCache(readFile)
  await expect(files.read('a', (text) => text)).rejects.toThrow('The file a of the search index could not be read.')
  expect(await Promise.all([files.read('a', (text) => text), files.read('a', (text) => text)])).toEqual(['A', 'A'])
  expect(readFile).toHaveBeenCalledTimes(2)
})

it('fetches a damaged file once more, without using caches, before it rejects', async () => {
  const asked: boolean[] = []
  const files = createFileCache(async (_name, fresh) => {
    asked.push(fresh)
    return 'half'
  })
  await expect(files.read('a', () => undefined)).rejects.toThrow('damaged or from another build')
  expect(asked).toEqual([false, true])
})

it('removes the least recently used file when there are too many', async () => {
  const readFile = vi.fn<ReadFile>(async (name) => name)
  const files = createFileCache(readFile)
  const read = (name: string) => files.read(name, (text) => text)
  await read('first')
  for (let number = 0; number < 1199; number++) await read(String(number))
  await read('first')
  await read('one more')
  readFile.mockClear()
  await read('first')
  expect(readFile).not.toHaveBeenCalled()
  await read('0')
  expect(readFile).toHaveBeenCalledTimes(1)
})
