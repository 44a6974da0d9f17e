import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@dev-handbook/generator/cache/open-store'
import { programFingerprint } from '@dev-handbook/generator/content/incremental/program-fingerprint'
import { type BrowserSample, bundleTogether } from './bundle-samples.ts'
import { currentNode } from './current-node.ts'
import type { Check, SampleOutcome, SamplePage, SampleState } from './outcome.ts'
import { checkSyntax } from './parse-check.ts'
import { plannedRuns } from './planned-runs.ts'
import { databasePreparer } from './prepared-database.ts'
import { type BrowserRunner, startBrowserRunner } from './run-browser.ts'
import { checkRuns, type RunTools } from './run-check.ts'
import { checkRust } from './rust-check.ts'
import { rustVersion } from './rust-compile.ts'
import { type NoteTiming, timed } from './sample-timings.ts'
import { createSharedNode } from './shared-node.ts'
import { createSqlRunner, type SqlRunner } from './sql-run.ts'
import { stageFolder, typeCheck } from './type-check.ts'

export interface CheckedPage {
  page: SamplePage
  outcomes: SampleOutcome[]
}

export interface CheckOptions {
  pages: readonly SamplePage[]
  /** Folder with the installed libraries that articles teach. */
  examples: string
  cacheFolder: string
  onProgress?: (stage: string, done?: number, total?: number) => void
  onTiming?: NoteTiming
}

/** Sources of the checks. Outcomes that other code or other parsers produced are not reused. */
const checkers = [
  'packages/sample-checker/src',
  'packages/generator/src/model',
  'packages/generator/src/sql-module',
  'package-lock.json',
]
const shareOfExempt = 0.1

/**
 * Checks all samples of the pages. The cache answers for pages without faults whose samples and libraries have not
 * changed.
 */
export const checkSamples = async (options: CheckOptions): Promise<CheckedPage[]> => {
  const { pages, cacheFolder, onProgress = () => {}, onTiming } = options
  // The compiler names files by their real paths.
  const examples = await realpath(options.examples)
  const environment = await environmentHash(examples)
  const store = openStore(cacheFolder, 'samples')
  const keyed = pages.map((page) => {
    const key = pageKey(page, environment)
    const kept = store.read(page.file, key)
    // SAFETY: the store returns what was written.
    return { page, key, known: kept && (JSON.parse(kept.toString()) as SampleOutcome[]) }
  })
  const fresh = keyed.filter(({ known }) => !known)
  const results = new Map(keyed.flatMap(({ page, known }) => (known ? [[page.file, known] as const] : [])))

  // Each run has its own folder, so that two runs at the same time do not remove each other's files.
  const workFolder = join(examples, '.samples', String(process.pid))
  await mkdir(workFolder, { recursive: true })
  const sql = createSqlRunner()
  let browser: Promise<BrowserRunner> | undefined
  const bundle = () =>
    timed(onTiming, { step: 'browser, bundle' }, () =>
      bundleTogether(
        fresh.flatMap(({ page }) => bundledSamples(page, workFolder)),
        workFolder,
      ),
    )
  const node = currentNode(examples)
  // The libraries that many samples import are compiled once.
  const compileCache = join(workFolder, 'compiled')
  const shared = { folder: workFolder, compileCache }
  const sharedNode = node instanceof Error ? undefined : createSharedNode(node, shared)
  const threads = node instanceof Error ? undefined : createSharedNode(node, { ...shared, by: 'threads' })
  const tools: RunTools = {
    node,
    ...(sharedNode && threads ? { sharedNode, threads } : {}),
    ...(node instanceof Error ? {} : { database: databasePreparer(node, { examples, folder: workFolder }) }),
    browser: () => (browser ??= startBrowserRunner({ bundle })),
    workFolder,
    compileCache,
    onTiming,
  }
  try {
    onProgress('types')
    const types = await timed(onTiming, { step: 'types' }, () =>
      typeCheck(
        fresh.map(({ page }) => page),
        examples,
        workFolder,
      ),
    )
    let done = 0
    // The pages with the most runs come first, so that at the end no core waits for such a page.
    const order = fresh.toSorted((one, other) => runCount(other.page) - runCount(one.page))
    await inParallel(order, availableParallelism() * pagesPerCore, async ({ page, key }) => {
      const outcomes = await checkPage(page, types.outcomes.get(page.file) ?? [], tools, sql)
      results.set(page.file, outcomes)
      // Pages with faults are checked again next time: perhaps the machine was too busy to finish in time.
      if (outcomes.every(({ state, faults }) => state !== 'unchecked' && faults.length === 0))
        store.write(page.file, key, JSON.stringify(outcomes))
      await rm(join(workFolder, stageFolder(page, 0), '..'), { recursive: true, force: true })
      onProgress('samples', ++done, fresh.length)
    })
  } finally {
    await rm(workFolder, { recursive: true, force: true })
    await sql.close()
    await sharedNode?.close()
    await threads?.close()
    await (await browser?.catch(() => undefined))?.close()
  }
  return pages.map((page) => ({ page, outcomes: results.get(page.file) ?? [] }))
}

/** More than one page for each core, because a sample that waits for timers and pages leaves its core free. */
const pagesPerCore = 2

const runCount = (page: SamplePage): number => page.samples.filter(({ meta }) => meta.run).length

/** Samples of a page that run in a browser and may share their scripts. */
const bundledSamples = (page: SamplePage, workFolder: string): BrowserSample[] =>
  plannedRuns(page, workFolder).flatMap(({ sample, file, runnable, isShareable }) =>
    sample.meta.run === 'browser' && isShareable && 'code' in runnable ? [{ file, code: runnable.code }] : [],
  )

const checkPage = async (
  page: SamplePage,
  types: SampleOutcome[],
  tools: RunTools,
  sql: SqlRunner,
): Promise<SampleOutcome[]> => {
  const checkWith = (step: string, check: Check) => timed(tools.onTiming, { step, file: page.file }, () => check(page))
  const found = [
    ...(await checkWith('syntax', checkSyntax)),
    ...types,
    ...(await checkWith('Rust', checkRust)),
    ...(await checkRuns(page, tools)),
    ...(await checkWith('SQL', sql.check)),
  ]
  return [...merged(page, found), ...exemptionFaults(page)]
}

const strength: SampleState[] = ['unchecked', 'run', 'compiled', 'parsed', 'quoted', 'plain', 'exempt']

/** Returns one outcome for each sample: its strongest check, and all its faults. */
const merged = (page: SamplePage, found: readonly SampleOutcome[]): SampleOutcome[] =>
  page.samples.map((sample, index) => {
    const own = found
      .filter((outcome) => outcome.index === index)
      .toSorted((a, b) => strength.indexOf(a.state) - strength.indexOf(b.state))
    const [first] = own
    if (!first)
      return {
        index,
        state: 'unchecked',
        faults: [],
        reason: `no check takes ${sample.lang || 'a block without a language'}${sample.meta.run ? ' with "run"' : ''}`,
      }
    return { ...first, faults: own.flatMap(({ faults }) => faults).toSorted((a, b) => a.line - b.line) }
  })

const exemptionFaults = (page: SamplePage): SampleOutcome[] => {
  const exempt = page.samples.flatMap(({ meta }, index) => (meta.nocheck === undefined ? [] : [index]))
  const allowed = Math.max(1, Math.floor(page.samples.length * shareOfExempt))
  if (exempt.length <= allowed) return []
  const index = exempt[allowed] as number
  const message = `${exempt.length} of ${page.samples.length} samples are exempt (nocheck); at most ${allowed} are allowed. Make the others checkable.`
  return [{ index, state: 'exempt', faults: [{ line: page.samples[index]?.line ?? 1, message }] }]
}

/** Hash that changes with the program, the machine and the libraries in `examples`. */
export const environmentHash = async (examples: string): Promise<string> => {
  const hash = createHash('sha256').update(`${programFingerprint(checkers)} ${process.platform} ${rustVersion()}`)
  for (const file of ['package-lock.json', 'tsconfig.json']) hash.update(await readFile(join(examples, file)))
  return hash.digest('hex')
}

const pageKey = (page: SamplePage, environment: string): string =>
  createHash('sha256').update(environment).update(JSON.stringify(page)).digest('hex')

const inParallel = async <T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
