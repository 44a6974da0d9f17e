/**
 * Stores a built site for offline reading, file by file and with archives, in turns: `npm run build`, then `npm run
 * bench:offline -- [--rounds 3] [--slowdown 4]`. The network is slow 4G. All processes of the browser are slowed down.
 * Prints requests, bytes, seconds and the browser's processor time: medians, and their ratio. Linux only.
 */
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findTestBrowser } from '../../bootstrap/browser.mjs'
import { processesOf, slowDown } from './processes.ts'
import { serveSlowly } from './slow-site.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, slowdown: { type: 'string', default: '4' } },
})
const [rounds, slowdown] = [Number(values.rounds), Number(values.slowdown)]
for (const [name, number] of Object.entries({ rounds, slowdown }))
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a positive integer. Example: 3`)
const executablePath = findTestBrowser()
if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
const dist = join(resolve(import.meta.dirname, '../..'), 'dist')

const columns = ['requests', 'MB', 'seconds', 'processor'] as const
type Cost = Record<(typeof columns)[number], number>

const store = async (hasArchives: boolean): Promise<Cost> => {
  const server = await serveSlowly(dist, { hasArchives })
  const session = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] })
  const id = session.process().pid ?? 0
  const browser = await chromium.connect(session.wsEndpoint())
  try {
    const page = await browser.newPage()
    await page.goto(server.origin)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    const before = processesOf(id).reduce((sum, { seconds }) => sum + seconds, 0)
    Object.assign(server.traffic, { requests: 0, bytes: 0 })
    const started = performance.now()
    const end = slowDown(id, slowdown)
    await page.goto(`${server.origin}/?offlineMode=true`, { timeout: 0 })
    // The function is a text, because this file is compiled without the types of browsers.
    await page.evaluate(`(async () => {
      for (;;) {
        const stored = await (await caches.open('handbook-offline')).match('/__handbook/active')
        if (stored?.headers.get('X-Complete') === 'true') return
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    })()`)
    const seconds = (performance.now() - started) / 1000
    end()
    const processor = processesOf(id).reduce((sum, { seconds }) => sum + seconds, 0) - before
    return { requests: server.traffic.requests, MB: server.traffic.bytes / 1e6, seconds, processor }
  } finally {
    await browser.close()
    await session.close()
    await server.close()
  }
}

const medianOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const costs = new Map<string, Cost[]>([
  ['file by file', []],
  ['archives', []],
])
for (let round = 0; round < rounds; round++)
  for (const [name, all] of costs) {
    all.push(await store(name === 'archives'))
    console.error(`round ${round + 1}, ${name}: ${JSON.stringify(all.at(-1))}`)
  }
const medians = [...costs].map(
  ([name, all]) => [name, columns.map((column) => medianOf(all.map((one) => one[column])))] as const,
)
const [singly = [], packed = []] = medians.map(([, row]) => row)
const print = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(14), ...cells.map((cell) => cell.padStart(12)))
console.log(`slow 4G, ${slowdown}x slower, ${rounds} rounds, load of the machine ${loadavg()[0]?.toFixed(1)}`)
print('', ['requests', 'MB', 'seconds', 'processor s'])
for (const [name, row] of medians)
  print(
    name,
    row.map((number) => number.toFixed(number < 1000 ? 1 : 0)),
  )
print(
  'ratio',
  singly.map((number, index) => ((packed[index] ?? 0) / number).toFixed(2)),
)
