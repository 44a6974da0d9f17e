import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type * as Fs from 'node:fs'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockOutput } from './output-lock.ts'

const { linkSync: copyLink } = await vi.importActual<typeof Fs>('node:fs')

/**
 * What happens at the same time as each disk operation, whether the disk supports hard links, and the error code of a
 * refused write.
 */
const disk = vi.hoisted(() => ({ beside: () => {}, links: true, refusal: '' }))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>()
  const watched =
    <Values extends unknown[], Result>(step: (...values: Values) => Result) =>
    (...values: Values): Result => {
      disk.beside()
      const result = step(...values)
      disk.beside()
      return result
    }
  const linkSync: typeof fs.linkSync = (...names) => {
    if (!disk.links) throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })
    fs.linkSync(...names)
  }
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    if (disk.refusal === 'ENOSPC') fs.writeFileSync(file, '', options)
    if (disk.refusal !== '') throw Object.assign(new Error(`${disk.refusal}: no`), { code: disk.refusal })
    fs.writeFileSync(file, data, options)
  }
  return {
    ...fs,
    writeFileSync,
    linkSync: watched(linkSync),
    renameSync: watched(fs.renameSync),
    rmSync: watched(fs.rmSync),
    openSync: watched(fs.openSync),
  }
})

let folder = ''
const lock = () => join(folder, 'dist.lock')
/** Names of the locks that allow only one process at a time to replace a lock. */
const claims = /^dist\.lock\.[\da-f]{16}$/
/** Id of a process that has ended. */
let ended = 0
beforeAll(() => {
  ended = spawnSync(process.execPath, ['--version']).pid
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handbook-lock-'))
})
afterEach(() => {
  disk.beside = () => {}
  disk.links = true
  disk.refusal = ''
  rmSync(folder, { recursive: true, force: true })
})

it.runIf(existsSync('/proc/self/stat'))(
  'the lock of a process that has ended has no effect, even before its parent has collected its exit status',
  async () => {
    // The shell turns into a program that never waits for its child.
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer]
      const zombie = Number(String(line))
      await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8')).toMatch(/\) Z /)
      writeFileSync(lock(), `${zombie}\n`)
      lockOutput(join(folder, 'dist'))()
    } finally {
      parent.kill('SIGKILL')
    }
  },
)

describe.each([
  ['on a disk with links', true],
  ['on a disk without', false],
])('%s', (_, links) => {
  beforeEach(() => {
    disk.links = links
  })

  it('a lock is taken, held and released, and leaves nothing behind', () => {
    const unlock = lockOutput(join(folder, 'dist'))
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
    expect(() => lockOutput(join(folder, 'dist'))).toThrow(`Another build (process ${process.pid})`)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
    unlock()
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('a stale lock is replaced in one step, so that the place is never free', () => {
    writeFileSync(lock(), `${ended}\n`)
    const looks: boolean[] = []
    disk.beside = () => void looks.push(existsSync(lock()))
    const unlock = lockOutput(join(folder, 'dist'))
    disk.beside = () => {}
    expect(looks.length).toBeGreaterThan(5)
    expect(looks).not.toContain(false)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('the second process to replace a stale lock never touches the new lock of the first, at whatever step', () => {
    const outcomes = new Set<string>()
    for (let step = 0; step < 30; step++) {
      writeFileSync(lock(), `${ended}\n`)
      let steps = 0
      let hasFirst = false
      disk.beside = () => {
        // The first process already had its claim, and replaces the lock that it finds.
        const isFree =
          !readdirSync(folder).some((name) => claims.test(name)) && readFileSync(lock(), 'utf8') === `${ended}\n`
        if (steps++ !== step || !isFree) return
        writeFileSync(lock(), `${process.ppid}\nof the first\n`)
        hasFirst = true
      }
      const outcome = (() => {
        try {
          return lockOutput(join(folder, 'dist'))
        } catch (error) {
          return String(error)
        }
      })()
      const found = readFileSync(lock(), 'utf8')
      disk.beside = () => {}
      expect(found).toMatch(new RegExp(`^${hasFirst ? process.ppid : process.pid}\n`))
      expect(String(outcome).includes(`Another build (process ${process.ppid})`)).toBe(hasFirst)
      outcomes.add(typeof outcome)
      if (typeof outcome === 'function') outcome()
      rmSync(lock(), { force: true })
      expect(readdirSync(folder)).toEqual([])
    }
    expect([...outcomes].toSorted()).toEqual(['function', 'string'])
  })

  it('a build that was stopped while it replaced a lock blocks no other build', () => {
    writeFileSync(lock(), `${ended}\n`)
    copyLink(lock(), join(folder, 'kept'))
    let claim = ''
    disk.beside = () => {
      claim ||= readdirSync(folder).find((name) => claims.test(name)) ?? ''
    }
    lockOutput(join(folder, 'dist'))()
    disk.beside = () => {}
    copyLink(join(folder, 'kept'), lock())
    rmSync(join(folder, 'kept'))
    writeFileSync(join(folder, claim), `${ended}\n`)
    lockOutput(join(folder, 'dist'))()
    expect(readdirSync(folder)).toEqual([])
  })
})

it.each([
  ['ENOSPC', () => 'ENOSPC: no'],
  ['EROFS', () => `The folder ${folder} cannot be written to. Check its permissions.`],
  ['EACCES', () => `The folder ${folder} cannot be written to. Check its permissions.`],
])('a disk that refuses a write with %s keeps no part of a lock', (refusal, message) => {
  disk.refusal = refusal
  expect(() => lockOutput(join(folder, 'dist'))).toThrow(message())
  expect(readdirSync(folder)).toEqual([])
})
