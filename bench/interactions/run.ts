/**
 * Measures how long a reader waits from an input to the next paint: `npm run build`, then `npm run bench:interactions
 * -- [--count 30] [--only search] [--cpu]`. The processor is slowed down four times, and this machine serves the site.
 * The columns from p95 to paint are milliseconds by Event Timing: medians, except p95. The last four are milliseconds
 * of the main thread's processor time at full speed, which hardly changes on a busy machine. `--cpu` measures only
 * these four. Prints a table. A run of all interactions writes `bench/results/interactions.json`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../bootstrap/browser.mjs'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'
import { startQuietBrowser } from '../peers/quiet-browser.ts'
import { interactions } from './interactions.ts'
import { measureCosts, measureTimes } from './measure.ts'
import { interactionTable, type Row, toRow } from './report.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    only: { type: 'string' },
    cpu: { type: 'boolean', default: false },
  },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1)
  throw new Error(`"${values.count}" is not a number of inputs: give a positive integer.`)
const chosen = interactions.filter(({ name }) => name.includes(values.only ?? ''))
if (chosen.length === 0)
  throw new Error(
    `There is no interaction "${values.only}". Known:\n${interactions.map(({ name }) => name).join('\n')}`,
  )
const executablePath = findBrowser()
if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')

/** Number of inputs whose processor time is measured. Few are enough, because their times hardly differ. */
const costly = Math.min(count, 7)

const project = resolve(import.meta.dirname, '../..')
const server = await serveSite({ root: project, port: 0 })
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run']
const browser = await startQuietBrowser(executablePath, flags)
const rows: Row[] = []
const failures: string[] = []
try {
  for (const interaction of chosen) {
    for (const page of interaction.pages) {
      const place = { origin: server.origin, page, interaction }
      console.error(`${interaction.name}, ${page}…`)
      try {
        const times = values.cpu ? [] : await measureTimes(browser, place, count)
        rows.push(toRow({ name: interaction.name, page }, times, await measureCosts(browser, place, costly)))
      } catch (error) {
        failures.push(`${interaction.name}, ${page}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
}
console.log(interactionTable(rows))
if (!values.only && !values.cpu) {
  const report = { date: new Date().toISOString().slice(0, 10), load: loadavg()[1], count, rows }
  await mkdir(join(project, 'bench/results'), { recursive: true })
  await writeFile(join(project, 'bench/results/interactions.json'), `${JSON.stringify(report, null, 2)}\n`)
}
if (failures.length > 0) throw new Error(`Not measured:\n${failures.join('\n')}`)
