import { openStore } from '@dev-handbook/generator/cache/open-store'
import type { ProofResult, ProofTask } from '@dev-handbook/generator/model/run/run-proof'
import type { SampleFault } from '../outcome.ts'
import { proofFaults } from './proof-faults.ts'
import { isSampled, proofKey, type ProofPage } from './proof-page.ts'
import { type ProofFile, startProofServer } from './proof-server.ts'
import { type ProofEngine, proofEngines } from './start-engine.ts'

export interface ProofOptions {
  pages: readonly ProofPage[]
  cacheFolder: string
  /** Hash of the code that runs blocks in the page. */
  program: string
  /** Returns a file that runs fetch. Not called when all blocks are already proven. */
  file: ProofFile
  engines?: readonly ProofEngine[]
  /** Whether all browsers run every block. Otherwise browsers that may lack a feature run only the sampled blocks. */
  everyBrowser?: boolean
  onProgress?: (stage: string, done?: number, total?: number) => void
}

/** Result of the proof in one browser. */
export interface EngineProof {
  engine: ProofEngine['name']
  /** Number of blocks that ran now. `known` is the number of blocks that an earlier proof covers. */
  ran: number
  known: number
  /** Why nothing was proven. */
  absence?: string
  /** By the file of the document. */
  faults: ReadonlyMap<string, readonly SampleFault[]>
}

interface Work {
  page: ProofPage
  blocks: number[]
  key: string
}

/** Number of Chromium windows that run blocks at the same time. A run spends most of its time waiting. */
const windows = 4

/**
 * Runs every block with a Run button in Chromium, and some of the blocks in other browsers, with the runner of the
 * pages. A page without faults runs again only after a change of something that its runs depend on.
 */
export const proveRuns = async ({ engines = proofEngines, ...options }: ProofOptions): Promise<EngineProof[]> => {
  const [first, ...others] = engines
  // The others run few blocks, mostly one after the other, and leave most of the processor unused.
  return [
    ...(first ? [await proveIn(first, options)] : []),
    ...(await Promise.all(others.map((engine) => proveIn(engine, options)))),
  ]
}

const proveIn = async (engine: ProofEngine, options: Omit<ProofOptions, 'engines'>): Promise<EngineProof> => {
  const { pages, cacheFolder, program, file, everyBrowser = false, onProgress = () => {} } = options
  const runsAll = everyBrowser || engine.hasAllFeatures
  const all = pages.flatMap((page): Work[] => {
    const blocks = [...page.runnable.keys()].filter(
      (block) => runsAll || isSampled(page.samples[page.runnable[block] ?? 0]?.code ?? ''),
    )
    return blocks.length === 0 ? [] : [{ page, blocks, key: proofKey(page, { program, engine: engine.name, blocks }) }]
  })
  const store = openStore(cacheFolder, 'samples')
  // A proof of the sampled blocks and a proof of every block do not replace each other.
  const placeOf = ({ file: document }: ProofPage) => `proof ${engine.name}${runsAll ? ' every' : ''} ${document}`
  const known = all.map(({ page, key }) => store.read(placeOf(page), key))
  const fresh = all
    .filter((_, index) => !known[index])
    .toSorted((one, other) => other.blocks.length - one.blocks.length)
  const total = countOf(fresh)
  const proof = {
    engine: engine.name,
    ran: total,
    known: countOf(all) - total,
    faults: new Map<string, SampleFault[]>(),
  }
  if (total === 0) return proof
  if (!engine.isInstalled()) return { ...proof, ran: 0, absence: `${engine.name} is not installed` }
  const prove = async (work: readonly Work[]): Promise<Fault[]> =>
    faultsOf(work, await resultsIn(engine, file, work.map(taskOf)), engine)
  try {
    onProgress(`runs in ${engine.name}`, 0, total)
    const first = await prove(fresh)
    // Failed blocks run again: a busy machine may have delayed a timer, or the layout of a frame.
    const again = first.length === 0 ? [] : await prove(failedWork(fresh, first))
    for (const { work, found } of again)
      proof.faults.set(work.page.file, [...(proof.faults.get(work.page.file) ?? []), ...found])
    for (const { page, key } of fresh) if (!proof.faults.has(page.file)) store.write(placeOf(page), key, 'proven')
  } catch (error) {
    // Blocks that other browsers have proven stay proven.
    const [{ page }] = fresh as [Work]
    proof.faults.set(page.file, [{ line: 1, message: `Run in the page: ${(error as Error).message}` }])
  }
  return proof
}

/** Number of browsers that may stop answering in one proof. */
const silentBrowsers = 5

/** Runs tasks in a new browser. If a block silences the browser, the blocks without a result run in another one. */
const resultsIn = async (engine: ProofEngine, file: ProofFile, tasks: readonly ProofTask[]): Promise<ProofResult[]> => {
  const results: ProofResult[] = []
  let left = [...tasks]
  for (let opened = 0; left.length > 0; opened++) {
    if (opened > silentBrowsers) throw new Error(`${opened} browsers have stopped answering.`)
    results.push(...(await resultsInOne(engine, file, left)))
    left = tasksWithout(left, results)
  }
  return results
}

/** The tasks with only the blocks that have no result. */
const tasksWithout = (tasks: readonly ProofTask[], results: readonly ProofResult[]): ProofTask[] => {
  const done = new Set(results.map(({ task, block }) => `${task} ${block}`))
  return tasks.flatMap((task) => {
    const blocks = task.blocks.filter((block) => !done.has(`${task.task} ${block}`))
    return blocks.length === 0 ? [] : [{ ...task, blocks }]
  })
}

/** Opens a new browser for the tasks, and ends it when it has answered all of them or has stopped answering. */
const resultsInOne = async (
  engine: ProofEngine,
  file: ProofFile,
  tasks: readonly ProofTask[],
): Promise<ProofResult[]> => {
  const server = await startProofServer(file)
  let close: (() => Promise<void>) | undefined
  try {
    close = await engine.open(server.address, Math.min(windows, tasks.length))
    return await server.prove(tasks)
  } finally {
    await server.close()
    await close?.()
  }
}

const countOf = (works: readonly Work[]): number => works.reduce((sum, { blocks }) => sum + blocks.length, 0)

const taskOf = ({ page: { lang, html }, blocks }: Work, task: number): ProofTask => ({ task, lang, html, blocks })

interface Fault {
  work: Work
  block: number
  found: SampleFault[]
}

const faultsOf = (works: readonly Work[], results: readonly ProofResult[], { hasAllFeatures }: ProofEngine): Fault[] =>
  results.flatMap((result) => {
    const work = works[result.task]
    const found = work ? proofFaults(work.page, result, hasAllFeatures) : []
    return work && found.length > 0 ? [{ work, block: result.block, found }] : []
  })

/** The same work, with only the failed blocks. */
const failedWork = (works: readonly Work[], faults: readonly Fault[]): Work[] =>
  works.flatMap((work) => {
    const blocks = faults.filter((fault) => fault.work === work).map(({ block }) => block)
    return blocks.length === 0 ? [] : [{ ...work, blocks: blocks.toSorted((a, b) => a - b) }]
  })
