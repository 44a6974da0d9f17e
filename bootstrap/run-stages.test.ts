import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nextStages, runStages, type Stage } from './run-stages.mjs'

const stage = (name: string, cores: number, ...needs: string[]): Stage => ({ name, cores, needs, command: [] })

describe('which stages start', () => {
  const types = stage('types', 1)
  const units = stage('units', 1, 'libraries')
  const samples = stage('samples', 1, 'libraries')
  const browser = stage('browser', 2)
  const libraries = stage('libraries', 0)
  it.each<[string, { waiting: Stage[]; running: Stage[]; ended: string[]; cores: number; expected: Stage[] }]>([
    [
      'as many as there are processors',
      { waiting: [types, units, samples], running: [], ended: ['libraries'], cores: 2, expected: [types, units] },
    ],
    [
      'those whose needs have ended',
      { waiting: [units, types, samples], running: [], ended: [], cores: 2, expected: [types] },
    ],
    [
      'a stage that waits for the network, beside all others',
      { waiting: [libraries, types], running: [browser], ended: [], cores: 2, expected: [libraries] },
    ],
    [
      'a stage that is too large, alone',
      { waiting: [browser, types], running: [], ended: [], cores: 1, expected: [browser] },
    ],
    [
      'nothing beside a stage that is too large',
      { waiting: [types], running: [browser], ended: [], cores: 1, expected: [] },
    ],
    [
      'a small one while a large one waits',
      { waiting: [browser, units], running: [types], ended: ['libraries'], cores: 2, expected: [units] },
    ],
  ])('%s', (_, { waiting, running, ended, cores, expected }) => {
    expect(nextStages(waiting, { running, ended: new Set(ended), cores })).toEqual(expected)
  })
})

const program = (name: string, code: string, more: Partial<Stage> = {}): Stage => ({
  name,
  cores: 1,
  command: ['-e', code],
  ...more,
})
const never = new AbortController().signal
const place = mkdtempSync(join(tmpdir(), 'stages-'))
afterAll(() => rmSync(place, { recursive: true }))

it('a failing stage stops no other, and stages that need it are skipped', async () => {
  const outcomes = await runStages(
    [
      program('fails', 'console.log("out"); console.error("err"); process.exitCode = 3'),
      program('needs it', '', { needs: ['fails'] }),
      program('needs that', '', { needs: ['needs it'] }),
      program('passes', 'console.log(process.env.WORD)', { env: { WORD: 'said' } }),
    ],
    { cores: 1, signal: never },
  )
  expect(outcomes.map(({ stage, code, skipped }) => [stage.name, code, skipped])).toEqual([
    ['fails', 3, undefined],
    ['needs it', 1, 'it needs the stage "fails", which failed'],
    ['needs that', 1, 'it needs the stage "needs it", which failed'],
    ['passes', 0, undefined],
  ])
  expect(outcomes[0]?.output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
  expect(outcomes[3]?.output).toBe('said\n')
  expect(outcomes[3]?.duration).toBeGreaterThan(0)
})

it('stages run side by side, and each is reported when it starts and ends', async () => {
  // Each of the two stages ends only when the other has started.
  const meet = (own: string, other: string) => `
    const { existsSync, writeFileSync } = require('node:fs')
    writeFileSync(process.env.PLACE + '${own}', '')
    const wait = () => existsSync(process.env.PLACE + '${other}') ? undefined : setImmediate(wait)
    wait()`
  const env = { PLACE: join(place, 'of-') }
  const heard: string[] = []
  await runStages(
    [
      program('a', meet('a', 'b'), { env }),
      program('b', meet('b', 'a'), { env }),
      program('c', '', { needs: ['a', 'b'] }),
    ],
    {
      cores: 2,
      signal: never,
      onStart: ({ name }) => heard.push(`${name} starts`),
      onEnd: ({ stage }) => heard.push(`${stage.name} ends`),
    },
  )
  expect(heard.slice(0, 2)).toEqual(['a starts', 'b starts'])
  expect(heard.slice(2, 4).toSorted()).toEqual(['a ends', 'b ends'])
  expect(heard.slice(4)).toEqual(['c starts', 'c ends'])
})

it.skipIf(process.platform === 'win32')(
  'ends the running stages with all their processes, and starts no other stage',
  async () => {
    const controller = new AbortController()
    // A program that ignores the signal, and prints its process id once it runs.
    const deaf = `process.on('SIGINT', () => {}); console.log(process.pid); setInterval(() => {}, 1000)`
    const parent = `const { spawn } = require('node:child_process'); process.on('SIGINT', () => process.exit(5))
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (pid) => require('node:fs').writeFileSync(process.env.PLACE, pid))`
    const PLACE = join(place, 'pid')
    const run = runStages(
      [program('parent', parent, { env: { PLACE } }), program('later', '', { needs: ['parent'] })],
      { cores: 2, signal: controller.signal },
    )
    await expect
      .poll(() => existsSync(PLACE) && readFileSync(PLACE, 'utf8').endsWith('\n'), { timeout: 20_000 })
      .toBe(true)
    controller.abort()
    const outcomes = await run
    expect(outcomes.map(({ code, skipped }) => [code, skipped])).toEqual([
      [5, undefined],
      [1, 'the run was ended'],
    ])
    const pid = Number(readFileSync(PLACE, 'utf8'))
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
  },
)

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it('names stages that need a later stage', async () => {
  await expect(runStages([stage('a', 1, 'b')], { cores: 1, signal: never })).rejects.toThrow(
    'These stages need a stage that does not come before them: a.',
  )
})
