import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type * as Fs from 'node:fs'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockOutput } from './output-lock.ts'

const { linkSync: copyLink } = await vi.importActual<typeof Fs>('node:fs')

/** What goes on beside each step on the disk, and whether files may have several names there. */
const disk = vi.hoisted(() => ({ beside: () => {}, links: true }))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>()
  const watched = <Values extends unknown[], Result>(step: (...values: Values) => Result) => (...values: Values): Result => {
    disk.beside()
    const result = step(...values)
    disk.beside()
    return result
  }
  const linkSync: typeof fs.linkSync = (...names) => {
    if (!disk.links) throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })
    fs.linkSync(...names)
  }
  return { ...fs, linkSync: watched(linkSync), renameSync: watched(fs.renameSync), rmSync: watched(fs.rmSync), openSync: watched(fs.openSync) }
})

let folder = ''
const lock = () => join(folder, 'dist.lock')
/** Names of locks by which one process at a time may replace a lock. */
const claims = /^dist\.lock\.[\da-f]{16}$/
/** Number of a process that has ended. */
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
  rmSync(folder, { recursive: true, force: true })
})

describe.each([['on a disk with links', true], ['on a disk without', false]])('%s', (_, links) => {
  beforeEach(() => {
    disk.links = links
  })

  it('a lock is taken, held and let go, and nothing is left', () => {
    const unlock = lockOutput(join(folder, 'dist'))
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
    expect(() => lockOutput(join(folder, 'dist'))).toThrow(`Another build (process ${process.pid})`)
    expect(readdirSync(folder)).toEqual(['dist.lock'])
    unlock()
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('a lock that counts for nothing is replaced without a moment in which the place is free', () => {
    writeFileSync(lock(), `${ended}\n`)
    let looks = 0
    disk.beside = () => {
      looks++
      expect(existsSync(lock())).toBe(true)
    }
    const unlock = lockOutput(join(folder, 'dist'))
    expect(looks).toBeGreaterThan(5)
    disk.beside = () => {}
    expect(readdirSync(folder)).toEqual(['dist.lock'])
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('who comes second to such a lock leaves alone what the first has put there, at whatever step', () => {
    const outcomes = new Set<string>()
    for (let step = 0; step < 30; step++) {
      writeFileSync(lock(), `${ended}\n`)
      let steps = 0
      disk.beside = () => {
        // The first had its claim before, and replaces what it found.
        const isFree = !readdirSync(folder).some((name) => claims.test(name)) && readFileSync(lock(), 'utf8') === `${ended}\n`
        if (steps++ === step && isFree) writeFileSync(lock(), `${process.ppid}\nof the first\n`)
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
      const isOfFirst = found.includes('of the first')
      expect(found).toMatch(new RegExp(`^${isOfFirst ? process.ppid : process.pid}\n`))
      expect(String(outcome).includes(`Another build (process ${process.ppid})`)).toBe(isOfFirst)
      outcomes.add(typeof outcome)
      if (typeof outcome === 'function') outcome()
      rmSync(lock(), { force: true })
      expect(readdirSync(folder)).toEqual([])
    }
    expect([...outcomes].toSorted()).toEqual(['function', 'string'])
  })

  it('one that was stopped while it replaced a lock is no hindrance', () => {
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

describe('processes that begin at once', () => {
  const rounds = 60
  const rivals = 4
  let places = ''
  beforeAll(() => {
    places = mkdtempSync(join(tmpdir(), 'handbook-rivals-'))
    for (let round = 0; round < rounds; round++) {
      mkdirSync(join(places, String(round)))
      writeFileSync(join(places, String(round), 'dist.lock'), `${ended}\n`)
    }
  })
  afterAll(() => rmSync(places, { recursive: true, force: true }))

  it('at a lock that counts for nothing: one of them has the place', { timeout: 60_000 }, async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'output-lock.ts'))
    // They ask at the same time, and keep what they have got until all have asked.
    const script = `
      const { lockOutput } = await import(${module})
      console.log('ready')
      const [start] = await new Promise((done) => process.stdin.once('data', (data) => done(String(data).split(' ').map(Number))))
      for (let round = 0; round < ${rounds}; round++) {
        while (Date.now() < start + round * 10);
        try {
          lockOutput(${JSON.stringify(places)} + '/' + round + '/dist')
          console.log('won ' + round)
        } catch (error) {
          if (!String(error).includes('Another build')) throw error
        }
      }
      console.log('done')
      process.stdin.once('data', () => process.exit())`
    const children = Array.from({ length: rivals }, () => spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }))
    const said = children.map(() => '')
    children.forEach((child, index) => child.stdout.on('data', (data: Buffer) => (said[index] += String(data))))
    const all = (word: string) => vi.waitFor(() => expect(said.filter((text) => text.includes(word))).toHaveLength(rivals), { timeout: 30_000, interval: 20 })
    await all('ready')
    const start = Date.now() + 50
    for (const child of children) child.stdin.write(String(start))
    await all('done')
    const ends = children.map((child) => once(child, 'exit'))
    for (const child of children) child.stdin.write('end')
    await Promise.all(ends)
    const wins = said.join('\n').split('\n').filter((line) => line.startsWith('won ')).map((line) => Number(line.slice(4)))
    expect(wins.toSorted((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (__, round) => round))
    for (let round = 0; round < rounds; round++) expect(readdirSync(join(places, String(round)))).toEqual(['dist.lock'])
  })
})
