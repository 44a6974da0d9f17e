import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutput } from './output.ts'

/** Folders that cannot be removed because a file in them is open, as on some systems. */
const busy = vi.hoisted(() => new Set<string>())
vi.mock(import('node:fs'), async (load) => {
  const fs = await load()
  const refuseBusy = (path: unknown): void => {
    if (busy.has(String(path)) || busy.has(dirname(String(path))))
      throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' })
  }
  const rmSync: typeof fs.rmSync = (path, options) => {
    refuseBusy(path)
    fs.rmSync(path, options)
  }
  const unlinkSync: typeof fs.unlinkSync = (path) => {
    refuseBusy(path)
    fs.unlinkSync(path)
  }
  return { ...fs, rmSync, unlinkSync }
})

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'handbook-output-')), 'dist')
  await mkdir(folder)
  await writeFile(join(folder, 'old.html'), 'last good build')
})
afterEach(async () => {
  busy.clear()
  await rm(dirname(folder), { recursive: true, force: true })
})

const names = (path: string) => readdir(path, { recursive: true }).then((entries) => entries.toSorted())

describe('output', () => {
  it('replaces the last build only when it is published', async () => {
    const output = await createOutput(folder)
    await output.write('docs/a.html', 'a')
    expect(await names(folder)).toEqual(['old.html'])
    await output.publish()
    await output.close()
    expect(await names(folder)).toEqual(['docs', 'docs/a.html'])
    expect(await readdir(dirname(folder))).toEqual(['dist'])
  })

  it('does not touch the last build when the new one is closed or left unfinished', async () => {
    await mkdir(`${folder}.next`)
    await writeFile(`${folder}.next/half.html`, 'half')
    const output = await createOutput(folder)
    expect(output.files).toEqual([])
    expect(await names(`${folder}.next`)).toEqual([])
    await output.write('new.html', 'new')
    await output.close()
    expect(await readFile(join(folder, 'old.html'), 'utf8')).toBe('last good build')
    expect(await readdir(dirname(folder))).toEqual(['dist'])
  })

  it('leaves nothing behind even when it is closed while files are being written', async () => {
    const output = await createOutput(folder)
    const writes = Array.from({ length: 20 }, (_, index) => output.write(`docs/${index}.html`, 'x'.repeat(200_000)))
    await output.close()
    expect(await readdir(dirname(folder))).toEqual(['dist'])
    await expect(output.write('late.html', '')).rejects.toThrow('The output was closed before "late.html" was written.')
    expect(await Promise.allSettled(writes)).toEqual(writes.map(() => ({ status: 'fulfilled', value: undefined })))
    expect(await readdir(dirname(folder))).toEqual(['dist'])
  })

  it('is published to the target of a link, and keeps the link', async () => {
    const link = join(dirname(folder), 'site')
    await symlink('dist', link)
    const output = await createOutput(link)
    await output.write('new.html', 'new')
    await output.publish()
    await output.close()
    expect(await readlink(link)).toBe('dist')
    expect(await names(folder)).toEqual(['new.html'])
    expect((await readdir(dirname(folder))).toSorted()).toEqual(['dist', 'site'])
  })

  it('restores the last build when a run was stopped between the two steps of its publication', async () => {
    await rename(folder, `${folder}.last`)
    const output = await createOutput(folder)
    await output.close()
    expect(await names(folder)).toEqual(['old.html'])
  })

  it('is published even when the previous build cannot be removed yet; the next publication removes that', async () => {
    busy.add(`${folder}.last`)
    const output = await createOutput(folder)
    await output.write('new.html', 'new')
    await output.publish()
    await output.close()
    expect(await names(folder)).toEqual(['new.html'])
    expect(await names(`${folder}.last`)).toEqual(['old.html'])
    busy.clear()
    const next = await createOutput(folder)
    await next.publish()
    await next.close()
    expect(await readdir(dirname(folder))).toEqual(['dist'])
  })

  it('restores the last build when the new one cannot take its place, and says why', async () => {
    const output = await createOutput(folder)
    await output.write('new.html', 'new')
    await rm(`${folder}.next`, { recursive: true })
    await expect(output.publish()).rejects.toThrow(`rename '${folder}.next' -> '${folder}'`)
    await output.close()
    expect(await names(folder)).toEqual(['old.html'])
    expect(await readdir(dirname(folder))).toEqual(['dist'])
  })

  it('says why it cannot be published even when there is no last build', async () => {
    await rm(folder, { recursive: true })
    const output = await createOutput(folder)
    await rm(`${folder}.next`, { recursive: true })
    await expect(output.publish()).rejects.toThrow(`rename '${folder}.next' -> '${folder}'`)
    await output.close()
    expect(await readdir(dirname(folder))).toEqual([])
  })

  it('rejects paths outside its folder', async () => {
    const output = await createOutput(folder)
    for (const path of ['../x', 'a/../x', 'a/..', './x', 'a/./x', '/x'])
      await expect(output.write(path, '')).rejects.toThrow(`The output path "${path}" leaves the output folder.`)
  })

  it('reports all conflicting paths, and cannot be published then', async () => {
    const output = await createOutput(folder)
    for (const path of ['a', 'b/c/d', 'a', 'a/x/y', 'b', 'b/c', 'b/c/d/e', 'b/e', 'c']) await output.write(path, path)
    const state = output.lastState('old.html')
    expect(state).toBeDefined()
    if (state) output.keep('a/old.html', state)
    expect(output.clashes.map(({ path, taken }) => `${path} meets ${taken}`)).toEqual([
      'a meets a',
      'a/x/y meets a',
      'b meets b/c/d',
      'b/c meets b/c/d',
      'b/c/d/e meets b/c/d',
      'a/old.html meets a',
    ])
    expect(output.files).toEqual(['a', 'b/c/d', 'b/e', 'c'])
    expect(await readFile(`${folder}.next/a`, 'utf8')).toBe('a')
    await expect(output.publish()).rejects.toThrow('The output path "a" clashes with "a".')
    await output.close()
    expect(await names(folder)).toEqual(['old.html'])
  })

  it('reports that its place cannot be written', async () => {
    await writeFile(join(folder, 'file'), '')
    for (const place of ['file', 'missing'])
      await expect(createOutput(join(folder, place, 'dist'))).rejects.toThrow(
        `There is no folder ${join(folder, place)}.`,
      )
  })
})

describe('two builds at once', () => {
  const lock = () => `${folder}.lock`

  it('the second is rejected, touches nothing of the first, and can start after the first has ended', async () => {
    const first = await createOutput(folder)
    await first.write('new.html', 'new')
    await expect(createOutput(folder)).rejects.toThrow(
      `Another build (process ${process.pid}) is writing ${folder}. Wait until it has finished; if that process is not a build, delete ${lock()}.`,
    )
    await first.write('other.html', 'other')
    await first.publish()
    await expect(createOutput(folder)).rejects.toThrow('Another build')
    await first.close()
    expect(await names(folder)).toEqual(['new.html', 'other.html'])
    await (await createOutput(folder)).close()
    expect(await readdir(dirname(folder))).toEqual(['dist'])
  })

  it('another process holds the place while it runs, and releases it however it ends', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'output.ts'))
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        `const { createOutput } = await import(${module}); await createOutput(${JSON.stringify(folder)}); console.log('open'); setInterval(() => {}, 1000)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    await expect(createOutput(folder)).rejects.toThrow(`Another build (process ${child.pid})`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await (await createOutput(folder)).close()
    expect(await readdir(dirname(folder))).toEqual(['dist'])
  })

  it('the lock of a process that has ended has no effect, even when its process id is our own', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (const number of [pid, process.pid]) {
      await writeFile(lock(), `${number}\n`)
      await (await createOutput(folder)).close()
    }
  })

  it('a lock without a process id is being written, or belongs to a process that was killed while writing', async () => {
    await writeFile(lock(), '')
    await expect(createOutput(folder)).rejects.toThrow('Another build (just starting)')
    const earlier = new Date(Date.now() - 5000)
    await utimes(lock(), earlier, earlier)
    await (await createOutput(folder)).close()
  })

  it('a build that cannot begin leaves no lock', async () => {
    await rename(folder, `${folder}.last`)
    await symlink('missing', folder)
    await expect(createOutput(folder)).rejects.toThrow('ENOTDIR')
    expect(await readdir(dirname(folder))).toEqual(['dist', 'dist.last'])
  })
})
