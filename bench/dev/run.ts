/**
 * Measures how long an edit takes to appear in an open page during development: `npm run build`, then `npm run
 * bench:dev -- [--edits 20]`. The documents are those of the handbook, in a separate folder. The time runs from before
 * the file is written until the page's DOM contains the new text, without throttling. Then the document is written 20
 * times a second. An edit that was overtaken counts as shown with the next one. Writes `bench/results/dev.json`.
 */
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../bootstrap/browser.mjs'
import { startDevServer } from '../../packages/generator/src/dev/dev.ts'
import { readCorpus, samplePages } from '../peers/corpus.ts'
import { handbook } from '../peers/generators/handbook.ts'
import { median } from '../peers/report.ts'

const { values } = parseArgs({ options: { edits: { type: 'string', default: '20' } } })
const edits = Number(values.edits)
if (!Number.isInteger(edits) || edits < 1)
  throw new Error(`"${values.edits}" is not a number of edits: give a positive integer.`)
const executablePath = findBrowser()
if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')

/** Number of fast edits, and the milliseconds between them. */
const keystrokes = 60
const pause = 50

const project = resolve(import.meta.dirname, '../..')
const folder = join(project, '.cache/bench/dev')
const corpus = await readCorpus(join(project, 'dist'))
await rm(folder, { recursive: true, force: true })
await handbook.prepare(folder, corpus)
await symlink(join(project, 'node_modules'), join(folder, 'node_modules'), 'dir')

declare global {
  /** Time at which the article contained the awaited text. */
  var shownAt: Promise<number>
  /** Numbers in the order in which they were shown, each with its time. */
  var numbers: { number: number; at: number }[]
}

/** Runs in the page, before an edit: from then on it watches for a text in the article. */
const lookOut = (text: string): void => {
  globalThis.shownAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')?.textContent.includes(text)) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  })
}

/** Runs in the page: from then on it records when each number was first in the article. */
const noteNumbers = (): void => {
  globalThis.numbers = []
  new MutationObserver(() => {
    const [, text] = /.*Typed (\d+)\./s.exec(document.querySelector('article')?.textContent ?? '') ?? []
    const number = Number(text)
    if (text !== undefined && globalThis.numbers.at(-1)?.number !== number)
      globalThis.numbers.push({ number, at: Date.now() })
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true })
}

/** Milliseconds until each of many fast edits was shown, in the order of the edits. */
const typed = async (page: Page, write: (text: string) => Promise<void>): Promise<number[]> => {
  await page.evaluate(noteNumbers)
  const written: number[] = []
  for (let number = 0; number < keystrokes; number++) {
    written.push(Date.now())
    await write(`Typed ${number}.`)
    await page.waitForTimeout(Math.max(0, (written[0] ?? 0) + (number + 1) * pause - Date.now()))
  }
  await page.waitForFunction((last) => globalThis.numbers.at(-1)?.number === last, keystrokes - 1)
  const shown = await page.evaluate(() => globalThis.numbers)
  return written.map((start, index) => (shown.find(({ number }) => number >= index)?.at ?? Infinity) - start)
}

const server = await startDevServer({ root: folder, port: 4517, host: 'localhost', onUpdate: () => {} })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const report: Record<
  string,
  { document: string; median: number; slowest: number; typingMedian: number; typingSlowest: number; typingLast: number }
> = {}
try {
  for (const [name, { id }] of Object.entries(samplePages(corpus))) {
    const file = join(folder, 'content', `${id}.md`)
    const before = await readFile(file, 'utf8')
    const page = await browser.newPage()
    // At the first visit, the bundler prepares the libraries of the reader.
    page.setDefaultTimeout(120_000)
    await page.goto(`${server.origin}/docs/${id}`)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    const times: number[] = []
    // The first edits are left out, because they load modules that the server needs.
    for (let edit = -2; edit < edits; edit++) {
      const mark = `Edit number ${edit + 3}.`
      await page.evaluate(lookOut, mark)
      const started = Date.now()
      await writeFile(file, `${before}\n\n${mark}\n`)
      const shown = await page.evaluate(() => globalThis.shownAt)
      if (edit >= 0) times.push(shown - started)
      // After each edit, the server checks the whole site.
      await page.waitForTimeout(500)
    }
    const typing = await typed(page, (text) => writeFile(file, `${before}\n\n${text}\n`))
    report[name] = {
      document: id,
      median: Math.round(median(times)),
      slowest: Math.round(Math.max(...times)),
      typingMedian: Math.round(median(typing)),
      typingSlowest: Math.round(Math.max(...typing)),
      typingLast: Math.round(typing.at(-1) ?? 0),
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
console.table(report)
await mkdir(join(project, 'bench/results'), { recursive: true })
await writeFile(
  join(project, 'bench/results/dev.json'),
  `${JSON.stringify({ documents: corpus.length, edits, ...report }, null, 2)}\n`,
)
