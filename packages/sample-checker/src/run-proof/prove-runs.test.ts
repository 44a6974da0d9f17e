import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import type { RunOutcome } from '@dev-handbook/generator/model/run/run-outcome'
import { proofPaths, type ProofTask } from '@dev-handbook/generator/model/run/run-proof'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProofPage } from './proof-page.ts'
import { silenceLimit } from './proof-server.ts'
import { type ProofOptions, proveRuns } from './prove-runs.ts'
import type { ProofEngine } from './start-engine.ts'

const sample = (code: string, meta: Partial<Sample['meta']> = {}, lang = 'ts'): Sample =>
  ({ lang, code, line: 10, meta: { run: true, ...meta } }) as Sample
const output = (code: string) => sample(code, { output: true }, 'text')

const done: RunOutcome = { end: 'done', lines: [], errors: [], failed: [] }
let cacheFolder: string
beforeEach(async () => {
  // Only a silent browser lets time pass. A slow answer on a busy machine is not silence.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  cacheFolder = await mkdtemp(join(tmpdir(), 'handbook-proof-'))
})
afterEach(() => {
  vi.useRealTimers()
  return rm(cacheFolder, { recursive: true })
})

/**
 * A browser that answers each task with given outcomes, by the HTML of the article and the block. The outcome `silent`
 * ends its answers, and the limit for silence passes.
 */
const fakeEngine = (answers: Record<string, (RunOutcome | string | null)[]>, hasAllFeatures = true) => {
  const ran: string[] = []
  const opened: string[] = []
  const work = async (address: string) => {
    const post = (path: string, body?: unknown) =>
      fetch(new URL(path, address), { method: 'POST', ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    for (let answer = await post(proofPaths.task); answer.status === 200; answer = await post(proofPaths.task)) {
      const { task, html, blocks } = (await answer.json()) as ProofTask
      const outcomes = answers[html] ?? []
      for (const block of blocks) {
        ran.push(`${html} ${block}`)
        if (outcomes[block] === 'silent') return void vi.advanceTimersByTime(silenceLimit)
        await post(proofPaths.result, {
          task,
          block,
          buttons: outcomes.length,
          outcome: outcomes[block] === undefined ? done : outcomes[block],
        })
      }
    }
  }
  const engine: ProofEngine = {
    name: 'Chromium',
    hasAllFeatures,
    isInstalled: () => true,
    open: async (address) => {
      opened.push(address)
      const working = work(address).catch(() => {})
      return () => working
    },
  }
  return { engine, ran, opened }
}

const page = (file: string, samples: Sample[]): ProofPage => ({
  file,
  lang: 'en',
  html: file,
  samples,
  runnable: samples.flatMap(({ meta }, index) => (meta.output ? [] : [index])),
  modules: ['react-1.js'],
})
const prove = async (pages: ProofPage[], engine: ProofEngine, changes: Partial<ProofOptions> = {}) => {
  const options = { cacheFolder, program: 'one', file: async () => undefined, ...changes }
  const [proof] = await proveRuns({ ...options, pages, engines: [engine] })
  if (!proof) throw new Error('There is a proof for each engine.')
  return { ...proof, faults: Object.fromEntries(proof.faults) }
}

it('runs every block once, and again only when its code, modules or runner have changed', async () => {
  const pages = [page('a', [sample('1 // => 1'), sample('2')]), page('b', [sample('3')])]
  const { engine, ran } = fakeEngine({ a: [done, done], b: [done] })
  expect(await prove(pages, engine)).toMatchObject({ ran: 3, known: 0, faults: {} })
  expect(ran).toEqual(['a 0', 'a 1', 'b 0'])
  expect(await prove(pages, engine)).toMatchObject({ ran: 0, known: 3, faults: {} })
  expect(ran).toHaveLength(3)
  const [first, second] = pages as [ProofPage, ProofPage]
  expect(await prove([first, { ...second, modules: ['react-2.js'] }], engine)).toMatchObject({ ran: 1, known: 2 })
  expect(await prove([first, { ...second, samples: [sample('4')] }], engine)).toMatchObject({ ran: 1, known: 2 })
  expect(await prove(pages, engine, { program: 'two' })).toMatchObject({ ran: 3, known: 0 })
})

it('runs a failing block again in a new browser before it reports a fault, and reports the fault in the next run too', async () => {
  const samples = [
    sample('const a = 1\na // => 2'),
    sample('throw 1'),
    sample('throw 2', { expectError: 'two' }),
    sample('log'),
    output('printed'),
    sample('for (;;) {}'),
    sample('lost'),
  ]
  const { engine, ran, opened } = fakeEngine({
    a: [
      { ...done, failed: ['2: 1'] },
      { ...done, errors: ['1'] },
      { ...done, errors: ['Error: one'] },
      { ...done, lines: ['other'] },
      { ...done, end: 'time' },
      'no sandbox',
    ],
  })
  const messages = [
    [12, 'Run in the page: the comment does not hold: 1'],
    [10, 'Run in the page fails: 1'],
    [10, 'Run in the page should fail with "two". It fails with: Error: one'],
    [11, 'Run in the page prints:\nother\nnot:\nprinted'],
    [10, 'Run in the page ends with "time".'],
    [10, 'Run in the page: no sandbox'],
  ].map(([line, message]) => ({ line, message }))
  expect((await prove([page('a', samples)], engine)).faults).toEqual({ a: messages })
  expect(ran).toHaveLength(12)
  expect(new Set(opened).size).toBe(2)
  expect((await prove([page('a', samples)], engine)).faults).toEqual({ a: messages })
})

it('finds that a block has no button', async () => {
  const { engine } = fakeEngine({ a: [done] })
  const { faults } = await prove([page('a', [sample('1'), sample('2')])], engine)
  expect(faults['a']?.[0]?.message).toBe('The page has 1 Run buttons, not 2.')
})

it('selects a few blocks for the other browsers, always the same blocks', async () => {
  const samples = Array.from({ length: 200 }, (_, index) => sample(`const a = ${index}`))
  const all = fakeEngine({ a: samples.map(() => done), b: samples.slice(50).map(() => done) }, false)
  await prove([page('a', samples)], all.engine)
  expect(all.ran.length).toBeGreaterThan(2)
  expect(all.ran.length).toBeLessThan(25)
  const chosen = all.ran.map((name) => Number(name.slice(2))).filter((index) => index >= 50)
  all.ran.length = 0
  await prove([page('b', samples.slice(50))], all.engine)
  expect(all.ran.map((name) => Number(name.slice(2)) + 50)).toEqual(chosen)
})

it('runs every block in the other browsers on request, and keeps that proof beside the proof of a few blocks', async () => {
  const pages = [
    page(
      'a',
      Array.from({ length: 60 }, (_, index) => sample(`const a = ${index}`)),
    ),
  ]
  const { engine } = fakeEngine({ a: pages[0]?.samples.map(() => done) ?? [] }, false)
  const { ran } = await prove(pages, engine)
  expect(await prove(pages, engine, { everyBrowser: true })).toMatchObject({ ran: 60, known: 0, faults: {} })
  expect(await prove(pages, engine, { everyBrowser: true })).toMatchObject({ ran: 0, known: 60 })
  expect(await prove(pages, engine)).toMatchObject({ ran: 0, known: ran })
})

it('reports a block that silences the browser, and runs the blocks after it in another browser', async () => {
  const { engine, ran, opened } = fakeEngine({
    a: [done, 'silent', { ...done, errors: ['1'] }, done],
    b: [done],
  })
  const samples = ['1', '2', '3', '4'].map((code) => sample(code))
  const { faults } = await prove([page('a', samples), page('b', [sample('5')])], engine)
  expect(faults).toEqual({
    a: ['Run in the page: The browser does not answer.', 'Run in the page fails: 1'].map((message) => ({
      line: 10,
      message,
    })),
  })
  expect(ran).toEqual(['a 0', 'a 1', 'a 2', 'a 3', 'b 0', 'a 1', 'a 2'])
  expect(opened).toHaveLength(4)
})

it('gives up when one browser after the other stops answering', async () => {
  const { engine, opened } = fakeEngine({ a: Array.from({ length: 9 }, () => 'silent') })
  const samples = Array.from({ length: 9 }, (_, index) => sample(`${index}`))
  const { faults } = await prove([page('a', samples)], engine)
  expect(faults['a']).toEqual([{ line: 1, message: 'Run in the page: 6 browsers have stopped answering.' }])
  expect(opened).toHaveLength(6)
})

it('reports that a browser is not installed', async () => {
  const { engine } = fakeEngine({})
  expect(await prove([page('a', [sample('1')])], { ...engine, isInstalled: () => false })).toMatchObject({
    ran: 0,
    absence: 'Chromium is not installed',
  })
})

it('reports a fault when a browser does not start', async () => {
  const { engine } = fakeEngine({})
  const open = () => Promise.reject(new Error('no screen'))
  const { faults } = await prove([page('a', [sample('1')])], { ...engine, open })
  expect(faults).toEqual({ a: [{ line: 1, message: 'Run in the page: no screen' }] })
})

it('accepts a missing feature in other browsers, but not in the browser that must have all features', async () => {
  const samples = Array.from({ length: 60 }, (_, index) => sample(`const a = ${index}`))
  const lacking = { a: samples.map(() => null) }
  expect((await prove([page('a', samples)], fakeEngine(lacking).engine)).faults['a']?.[0]?.message).toBe(
    'Run in the page: the browser lacks a feature that the block needs.',
  )
  for (const everyBrowser of [false, true])
    expect((await prove([page('a', samples)], fakeEngine(lacking, false).engine, { everyBrowser })).faults).toEqual({})
})
