import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../bootstrap/browser.mjs'
import { createPipeline } from '../../packages/generator/src/pipeline/create-pipeline.ts'
import { bundleClient } from './bundle-client.ts'
import { writeIndexes } from './engines/write-indexes.ts'
import { measureEngine } from './measure-engine.ts'
import { missesOf, qualityRows } from './quality.ts'
import { checkQueries, readQueries, type QuerySet } from './queries.ts'
import { percentile, scoreAnswers } from './score.ts'
import { serveFolder } from './serve-folder.ts'
import { typeQueries } from './typed-bytes.ts'

/**
 * Compares the handbook's search with MiniSearch, Orama and Pagefind on the same records: quality on labelled queries,
 * bytes and times, each in a new browser. Times are those of a processor slowed down four times unless another speed is
 * given. `npm install --prefix bench`, then `npm run bench:search -- --misses`, which also lists the queries whose
 * first result of the handbook is wrong.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'handbook' },
    misses: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const { site, problems } = await createPipeline({ root: resolve(values.root) }).load()
if (!site) throw new Error(`The site does not load: ${problems.map(({ message }) => message).join('; ')}`)
const queries = readQueries()
checkQueries(queries, new Set(site.records.all.map(({ url }) => url)))

const executablePath = findBrowser()
if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
const folder = await mkdtemp(join(tmpdir(), 'bench-search-'))
const server = await serveFolder(folder)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  console.log(
    `${queries.length} queries, ${site.documents.length} documents, ${site.records.all.length} records, processor slowed down 4 times\n`,
  )
  const rows: Record<string, Record<string, string>> = {}
  const quality: Record<string, ReturnType<typeof qualityRows>> = {}
  const report: Record<string, unknown> = {}
  for (const [engine, write] of Object.entries(writeIndexes)) {
    const place = join(folder, engine)
    await mkdir(place)
    await write(site.records.all, place)
    await bundleClient(engine, place)
    await writeFile(join(place, 'index.html'), '<!doctype html><html lang="en"><title>bench</title></html>')
    const { answers, costs } = await measureEngine({
      browser,
      address: `${server.origin}/${engine}/`,
      queries: queries.map(({ query }) => query),
      sent: server.sent,
    })
    const scoreOf = (set: QuerySet) =>
      scoreAnswers(
        queries.filter((query) => query.set === set),
        answers,
      )
    const [tuning, heldOut] = [scoreOf('tuning'), scoreOf('held-out')]
    report[engine] = { tuning, heldOut, ...costs }
    rows[engine] = {
      'MRR tuning': tuning.meanReciprocalRank.toFixed(3),
      'MRR held out': heldOut.meanReciprocalRank.toFixed(3),
      'recall@5 tuning': tuning.recallAt5.toFixed(3),
      'recall@5 held out': heldOut.recallAt5.toFixed(3),
      'no result %': (100 * heldOut.withoutResult).toFixed(1),
      'open ms': costs.openTime.toFixed(0),
      'open kB': (costs.openBytes / 1000).toFixed(1),
      'first query kB': (costs.firstQueryBytes / 1000).toFixed(1),
      'first key ms': costs.firstKeystrokeSlow.toFixed(0),
      'at full speed': costs.firstKeystroke.toFixed(0),
      'cold p95 ms': costs.coldQuery.toFixed(1),
      'warm p95 ms': costs.warmQuery.toFixed(1),
      'with texts': costs.textQuery.toFixed(1),
    }
    quality[engine] = qualityRows(queries, answers)
    if (engine === 'handbook') {
      const typed = await typeQueries({
        queries: queries.map(({ query }) => query),
        readFile: (name) => readFile(join(place, name), 'utf8'),
        sizeOf: (name) => server.sizeOf(join(engine, name)),
      })
      const [worst] = typed
      report['typed'] = {
        worst: worst?.bytes,
        p95: percentile(
          typed.map(({ bytes }) => bytes),
          0.95,
        ),
        median: percentile(
          typed.map(({ bytes }) => bytes),
          0.5,
        ),
      }
      console.log(
        `Each query typed letter by letter for the first time, kB of the index: ${typed
          .slice(0, 3)
          .map(({ query, bytes }) => `${(bytes / 1000).toFixed(1)} (${query})`)
          .join(', ')}`,
      )
      console.log(
        `95th percentile ${(
          percentile(
            typed.map(({ bytes }) => bytes),
            0.95,
          ) / 1000
        ).toFixed(1)}, median ${(
          percentile(
            typed.map(({ bytes }) => bytes),
            0.5,
          ) / 1000
        ).toFixed(1)}; the index has ${(await readdir(join(place, 'shards'))).length} files\n`,
      )
    }
    if (values.misses && engine === 'handbook') console.log(missesOf(queries, answers).join('\n'))
  }
  console.table(rows)
  for (const [engine, groups] of Object.entries(quality)) {
    console.log(`Quality of ${engine} by group of queries`)
    console.table(groups)
  }
  if (values.json) await writeFile(values.json, JSON.stringify(report, null, 2))
} finally {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
}
