import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const report = new URL('./report-stages.mjs', import.meta.url).href

/** Runs stages, each of them a name and code for Node, one after another. */
const start = (stages: [name: string, code: string][]) => {
  const table = stages.map(([name, code]) => ({ name, cores: 1, command: ['-e', code] }))
  const script = `import { reportStages } from ${JSON.stringify(report)}
    process.exitCode = await reportStages(${JSON.stringify(table)}, { cores: 1 }) ? 0 : 1`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const run = { child, output: '', end: once(child, 'close') as Promise<[number]> }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.output += text))
  return run
}
/** Replaces durations, because those of tiny programs vary. */
const steady = (text: string): string => text.replaceAll(/\d+ s$/gm, 'N s').replaceAll(/\d+ s\./g, 'N s.')

it('shows passed stages at once, failed stages together at the end, and the time of each', async () => {
  const run = start([
    ['First', 'console.log("one"); process.exit(2)'],
    ['Second', 'console.log("two")'],
    ['Third', 'console.error("three"); process.exit(1)'],
  ])
  expect((await run.end)[0]).toBe(1)
  expect(steady(run.output)).toBe(`First…

── First: failed after N s. What it wrote follows at the end.
Second…

── Second: N s

two
Third…

── Third: failed after N s. What it wrote follows at the end.

── First: failed after N s

one

── Third: failed after N s

three

Stages:
  First   failed after N s
  Second  N s
  Third   failed after N s
`)
})

it('passes when all stages pass', async () => {
  const run = start([
    ['First', ''],
    ['Second', ''],
  ])
  expect((await run.end)[0]).toBe(0)
})

it.skipIf(process.platform === 'win32')('is ended by Ctrl+C, together with the running stage', async () => {
  const run = start([
    [
      'First',
      `process.on('SIGINT', () => { console.log('ended in good order'); process.exit(1) })
      setInterval(() => {}, 1000)
      process.kill(process.ppid, 'SIGINT')`,
    ],
    ['Second', ''],
  ])
  expect((await run.end)[0]).toBe(130)
  expect(run.output).toContain('ended in good order')
  expect(run.output).toContain('First   ended after')
  expect(run.output).toContain('Second  did not run: the run was ended')
})
