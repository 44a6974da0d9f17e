import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOutput, type Output } from './output.ts'
import { createSiteWriter } from './site-writer.ts'

let folder = ''
let output: Output
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-writer-'))
  output = await createOutput(join(folder, 'dist'))
})
afterEach(async () => {
  await output.close()
  await rm(folder, { recursive: true, force: true })
})

it('writes nothing private, neither for readers nor for hosts', async () => {
  const writer = createSiteWriter({
    output,
    cacheFolder: folder,
    secrets: [{ what: 'the key', text: 'open sesame' }],
    last: {},
    recordsUse: true,
  })
  const message = 'would publish the key'
  await expect(writer.write('a.html', 'Say: open sesame')).rejects.toThrow(message)
  await expect(writer.writeMade('b.html', 'source', () => 'Say: open sesame')).rejects.toThrow(message)
  await expect(writer.writePlain('_headers', 'X-Key: open sesame')).rejects.toThrow(message)
  expect(await readdir(join(folder, 'dist.next'))).toEqual([])
})

it('records sizes in bytes, and lists all files for readers but none for hosts', async () => {
  const writer = createSiteWriter({ output, cacheFolder: folder, secrets: [], last: {}, recordsUse: true })
  await writer.write('a.txt', 'Ёж')
  await writer.writePlain('_redirects', '/ёж /a')
  await output.publish()
  expect(Object.entries(writer.record()).map(([path, { size }]) => [path, size])).toEqual([
    ['a.txt', 4],
    ['_redirects', 8],
  ])
  expect(writer.entries.map(([path, , size]) => [path, size])).toEqual([['a.txt', 4]])
})

it('takes a file for programs over from the last build, and never lists it for readers', async () => {
  const first = createSiteWriter({ output, cacheFolder: folder, secrets: [], last: {}, recordsUse: true })
  await first.writePlain('llms.json', '{}')
  await output.publish()
  const last = first.record()
  await output.close()
  output = await createOutput(join(folder, 'dist'))
  const { ino } = await stat(join(folder, 'dist/llms.json'))
  const second = createSiteWriter({ output, cacheFolder: folder, secrets: [], last, recordsUse: true })
  await second.writePlain('llms.json', '{}')
  await output.publish()
  expect((await stat(join(folder, 'dist/llms.json'))).ino).toBe(ino)
  expect(second.entries).toEqual([])
  expect(Object.keys(second.record())).toEqual(['llms.json'])
})
