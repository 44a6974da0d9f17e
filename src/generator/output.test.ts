import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOutput } from './output.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'handbook-output-')), 'dist')
  await mkdir(folder)
  await writeFile(join(folder, 'old.html'), 'last good build')
})

const names = (path: string) => readdir(path, { recursive: true }).then((entries) => entries.toSorted())

describe('output', () => {
  it('replaces the last build only when it is published', async () => {
    const output = await createOutput(folder)
    await output.write('docs/a.html', 'a')
    expect(await names(folder)).toEqual(['old.html'])
    await output.publish()
    expect(await names(folder)).toEqual(['docs', 'docs/a.html'])
    expect(await readdir(join(folder, '..'))).toEqual(['dist'])
  })

  it('leaves the last build alone when it is discarded or left unfinished', async () => {
    const unfinished = await createOutput(folder)
    await unfinished.write('half.html', 'half')
    const output = await createOutput(folder)
    expect(output.files).toEqual([])
    await output.write('new.html', 'new')
    await output.discard()
    expect(await readFile(join(folder, 'old.html'), 'utf8')).toBe('last good build')
  })

  it('refuses paths that leave it and paths that were written before', async () => {
    const output = await createOutput(folder)
    await expect(output.write('../x', '')).rejects.toThrow('The output path "../x" leaves the output folder.')
    await output.write('a', '')
    await expect(output.write('a', '')).rejects.toThrow('The output path "a" was written twice.')
  })

  it('says so when its place cannot be written', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(createOutput(join(folder, 'file', 'dist'))).rejects.toThrow(/ENOTDIR/)
  })
})
