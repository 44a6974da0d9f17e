/**
 * Builds the handbook's documents with other generators too, and measures all sites in one browser, in turns: `npm run
 * build`, `npm install --prefix bench/peers`, the same for `bench/peers/docusaurus-packages`, then `npm run bench --
 * [--rounds 5] [--only name] [--skip-build | --build name]`. Prints tables. Writes `bench/results/peers.json` and
 * `peers.svg`. Linux only: memory is read from /proc.
 */
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../bootstrap/browser.mjs'
import { reportChart } from './chart.ts'
import { byFolder, type CorpusDocument, readCorpus, samplePages } from './corpus.ts'
import { addressOf, type Generator } from './generator.ts'
import { bareHtml } from './generators/bare-html.ts'
import { docusaurusClassic, docusaurusFaster } from './generators/docusaurus.ts'
import { handbook } from './generators/handbook.ts'
import { rspress } from './generators/rspress.ts'
import { starlight } from './generators/starlight.ts'
import { vitepress } from './generators/vitepress.ts'
import { measureBuild, measureOutput, removeCaches, setAside } from './measured-build.ts'
import { measureNavigation } from './measure-navigation.ts'
import { measureCosts } from './measure-costs.ts'
import { measureTimes } from './measure-times.ts'
import { startQuietBrowser } from './quiet-browser.ts'
import {
  type GeneratorReport,
  median,
  medianPage,
  type PageFigures,
  type PageName,
  type Report,
  reportTables,
} from './report.ts'
import { serveStatic, slow4G, type SlowServer } from './static-server.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
    build: { type: 'string', multiple: true },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`"${values.rounds}" is not a number of rounds: give a positive integer.`)

const project = resolve(import.meta.dirname, '../..')
const work = join(project, '.cache/bench')
const all = [bareHtml, handbook, starlight, vitepress, rspress, docusaurusFaster, docusaurusClassic]
const generators = all.filter(({ name }) => !values.only || name.toLowerCase().includes(values.only.toLowerCase()))
if (generators.length === 0)
  throw new Error(`There is no generator "${values.only}". Known: ${all.map(({ name }) => name).join(', ')}.`)

const folderOf = ({ name }: Generator): string => join(work, name.toLowerCase().replaceAll(/[^a-z]+/g, '-'))
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The report of the last run. The figures of a build stay until that site is built again. */
const lastReport = await readFile(join(project, 'bench/results/peers.json'), 'utf8').catch(() => undefined)
const earlier: readonly GeneratorReport[] =
  lastReport === undefined ? [] : (JSON.parse(lastReport) as Report).generators

/** Builds a site twice, cold and warm. */
const build = async (
  generator: Generator,
  corpus: readonly CorpusDocument[],
  report: GeneratorReport,
): Promise<void> => {
  const folder = folderOf(generator)
  if (
    !values['skip-build'] &&
    (values.build ?? ['']).some((name) => generator.name.toLowerCase().includes(name.toLowerCase()))
  ) {
    const deleteLast = await setAside(folder)
    await generator.prepare(folder, corpus)
    await symlink(join(project, generator.packages, 'node_modules'), join(folder, 'node_modules'), 'dir')
    await removeCaches(generator, folder)
    report.cold = await measureBuild(generator, folder)
    report.warm = await measureBuild(generator, folder)
    await deleteLast()
  } else {
    const { cold, warm, failure } = earlier.find(({ name }) => name === generator.name) ?? {}
    // When both builds succeeded, the measurement failed, which is repeated now.
    if (failure !== undefined && !warm) throw new Error(failure)
    Object.assign(report, cold && { cold }, warm && { warm })
  }
  report.output = await measureOutput(generator, folder)
}

const corpus = await readCorpus(join(project, 'dist'))
const pages = samplePages(corpus)
const reports = new Map<Generator, GeneratorReport>(
  generators.map((generator) => [generator, { name: generator.name, pages: {} }]),
)
for (const [generator, report] of reports) {
  console.log(`Building with ${generator.name}…`)
  await build(generator, corpus, report).catch((error: unknown) => {
    report.failure = messageOf(error)
    console.error(report.failure)
  })
}

/** A neighbour of the median page in the same part of the sidebar. */
const neighbourOf = (document: CorpusDocument): CorpusDocument => {
  const siblings = [...byFolder(corpus).values()].find((documents) => documents.includes(document)) ?? []
  return siblings.find((other) => other !== document && !other.id.endsWith('/index')) ?? document
}

const measureSite = async (
  browser: Browser,
  generator: Generator,
  { origin, slow }: Servers,
  found: Measured,
): Promise<void> => {
  for (const name of Object.keys(pages) as PageName[]) {
    const address = addressOf(pages[name].id)
    found.pages[name].push({
      ...(await measureCosts(browser, origin + address)),
      ...(await measureTimes(quietBrowser, slow, address)),
    })
  }
  if (generator === bareHtml) return
  const target = neighbourOf(pages.median)
  const navigation = { from: origin + addressOf(pages.median.id), to: addressOf(target.id), title: target.title }
  found.cold.push(await measureNavigation(browser, navigation, false))
  found.prefetched.push(await measureNavigation(browser, navigation, true))
}

interface Servers {
  origin: string
  /** Serves the same files at the speed of a slow network. */
  slow: SlowServer
  close: () => void
}

interface Measured {
  pages: Record<PageName, PageFigures[]>
  cold: number[]
  prefetched: number[]
}

const executablePath = findBrowser()
if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run']
const browser = await chromium.launch({ executablePath, args: flags })
const quietBrowser = await startQuietBrowser(executablePath, flags)
const built = generators.filter((generator) => !reports.get(generator)?.failure)
const serve = async (generator: Generator): Promise<Servers> => {
  const folder = join(folderOf(generator), generator.output)
  const [fast, slow] = await Promise.all([serveStatic(folder), serveStatic(folder, slow4G())])
  return { origin: fast.origin, slow, close: () => [fast, slow].forEach((server) => server.close()) }
}
const servers = new Map(await Promise.all(built.map(async (generator) => [generator, await serve(generator)] as const)))
const measured = new Map(
  built.map((generator): [Generator, Measured] => [
    generator,
    { pages: { heaviest: [], median: [], smallest: [] }, cold: [], prefetched: [] },
  ]),
)
// The first round fills the server's cache of compressed files, and does not count.
for (let round = 0; round <= rounds; round++) {
  console.log(round === 0 ? 'Warming up…' : `Round ${round} of ${rounds}…`)
  for (const [generator, server] of servers) {
    const found =
      round === 0
        ? { pages: { heaviest: [], median: [], smallest: [] }, cold: [], prefetched: [] }
        : measured.get(generator)
    if (!found || reports.get(generator)?.failure) continue
    await measureSite(browser, generator, server, found).catch((error: unknown) => {
      const report = reports.get(generator)
      if (report) report.failure = messageOf(error)
      console.error(`${generator.name}: ${messageOf(error)}`)
    })
  }
}
for (const server of servers.values()) server.close()
await browser.close()
await quietBrowser.close()

for (const [generator, found] of measured) {
  const report = reports.get(generator)
  if (!report) continue
  for (const name of Object.keys(pages) as PageName[])
    if (found.pages[name].length > 0) report.pages[name] = medianPage(found.pages[name])
  if (found.cold.length > 0) report.navigation = { cold: median(found.cold), prefetched: median(found.prefetched) }
}

const report: Report = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  browser: browser.version(),
  documents: corpus.length,
  rounds,
  pages: { heaviest: pages.heaviest.id, median: pages.median.id, smallest: pages.smallest.id },
  generators: [...reports.values()],
}
const results = join(project, 'bench/results')
await mkdir(results, { recursive: true })
await writeFile(join(results, 'peers.json'), `${JSON.stringify(report, null, 2)}\n`)
await writeFile(join(results, 'peers.svg'), reportChart(report))
console.log(`\n${reportTables(report)}`)
