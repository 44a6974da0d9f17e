/**
 * Presses Run twice on a page with samples: `npm run build`, then `npm run bench:run`. The page is the one with the
 * median size. `-- --rounds 9 --path /docs/guide/docker` changes the number of rounds (7) and the page. Prints medians
 * of the time from the press to the first output, in milliseconds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findTestBrowser } from '../../bootstrap/browser.mjs'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'
import { measureRuns, type RunTimes } from './measure-runs.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, path: { type: 'string' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`"${values.rounds}" is no number of rounds. Example: 7`)

/** The page with the median size among those whose samples run without a page of their own. */
const medianPath = (): string => {
  const pages = readdirSync(join(dist, 'docs'), { recursive: true })
    .map((name) => `/docs/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ path: name.replace(/\.html$/, ''), html: readFileSync(join(dist, name), 'utf8') }))
    .filter(({ html }) => html.includes('data-run="script"'))
    .toSorted((a, b) => a.html.length - b.html.length)
  const middle = pages[Math.floor(pages.length / 2)]
  if (!middle) throw new Error('No page of dist/ has a Run button. Run "npm run build" first.')
  return middle.path
}

const medianOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const path = values.path ?? medianPath()
const executablePath = findTestBrowser()
if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
const site = await serveSite({ root, port: 0 })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  console.log(`${path}, ${rounds} rounds, load of the machine ${loadavg()[0]?.toFixed(1)}`)
  console.log(`${'processor'.padEnd(12)} first Run  second Run (ms, medians)`)
  for (const slowdown of [1, 4]) {
    const times: RunTimes[] = []
    for (let round = 0; round < rounds; round++)
      times.push(await measureRuns(browser, { address: new URL(path, site.origin).href, slowdown }))
    const [first, second] = [medianOf(times.map((one) => one.first)), medianOf(times.map((one) => one.second))]
    const name = slowdown === 1 ? 'full speed' : `${slowdown}x slower`
    console.log(`${name.padEnd(12)} ${first.toFixed(0).padStart(9)} ${second.toFixed(0).padStart(11)}`)
  }
} finally {
  await browser.close()
  await site.close()
}
