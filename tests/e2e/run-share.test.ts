import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runGenerator } from '../run-generator.ts'

const project = resolve(import.meta.dirname, '../..')

/** The lines of the report about all blocks of the handbook, and the sentences of the documentation about it. */
let report: string[] = []
let documented = ''
beforeAll(async () => {
  const { status, output } = await runGenerator(resolve(project, 'handbook'), 'check:samples', '--runnable')
  expect({ status, output }).toMatchObject({ status: 0 })
  report = output.split('\n')
  documented = await readFile(resolve(project, 'docs/writing.md'), 'utf8')
}, 300_000)

const numbersIn = (text: string, pattern: RegExp): number[] =>
  (pattern.exec(text) ?? []).slice(1).map((number) => Number(number.replaceAll(',', '')))

/** Number of the blocks without a button whose reason matches. The places after a reason do not count. */
const blocksThat = (pattern: RegExp): number =>
  report.reduce((sum, line) => {
    const [, count = 0, reason = ''] = /^ *(\d+) {2}(.*?) \(content\//.exec(line) ?? []
    return pattern.test(reason) ? sum + Number(count) : sum
  }, 0)

it('lets readers run at least 75 % of the executed blocks of the handbook, and documents the share', () => {
  const found = numbersIn(
    report.join('\n'),
    /(\d+) of (\d+) executed samples have a Run button .*: script (\d+), browser (\d+), sql (\d+)\./,
  )
  const [shown = 0, executed = 0, ...kinds] = found
  expect(executed).toBeGreaterThanOrEqual(1968)
  expect(shown / executed).toBeGreaterThanOrEqual(0.75)
  expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(shown)
  const [some = 0, all = 0, share = 0, ...documentedKinds] = numbersIn(
    documented,
    /([\d,]+) of ([\d,]+) executed blocks had one \(([\d.]+) %\): ([\d,]+) scripts, ([\d,]+) pages and ([\d,]+) blocks of SQL/,
  )
  expect(documentedKinds.reduce((sum, count) => sum + count, 0)).toBe(some)
  expect(share).toBe(Number(((some / all) * 100).toFixed(1)))
  // The figures have a date. They must be counted again when the handbook has changed more than this.
  expect(Math.abs((shown / executed) * 100 - share)).toBeLessThanOrEqual(1)
  expect(Math.abs(executed / all - 1)).toBeLessThanOrEqual(0.05)
})

it.each([
  ['start a server', /about (\d+) start a server/, /\b(?:express|fastify|node:http)\b/],
  ['use files', /about (\d+) use files/, / imports node:fs\b/],
  ['use Buffer or process', /(\d+) use `Buffer` or `process`/, / uses (?:Buffer|process)$/],
  ['use unref', /(\d+) use `unref`/, / uses unref/],
  ['say that they have no button', /(\d+) say `run=node` or `nobutton`/, / says run=node or nobutton/],
])('documents how many of the other blocks %s', (_, sentence, reason) => {
  const [count = 0] = numbersIn(documented, sentence)
  expect(count).toBeGreaterThan(0)
  expect(Math.abs(blocksThat(reason) / count - 1)).toBeLessThanOrEqual(0.15)
})
