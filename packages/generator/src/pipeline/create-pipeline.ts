import { openFileHashes } from '../cache/file-hashes.ts'
import { loadConfig } from '../content/config/load-config.ts'
import { messageOf } from '../content/modules/module-fault.ts'
import { createDocumentReader } from '../content/documents/read-documents.ts'
import { openFrontMatterCache } from '../content/documents/front-matter-cache.ts'
import { createFeatureReader } from '../content/features/feature-reader.ts'
import { createHistoryReader } from '../content/history/read-history.ts'
import { type CompileDocument, createDocumentCompiler } from '../content/incremental/compile-documents.ts'
import { assembleSite } from '../content/assemble/assemble-site.ts'
import { type LastRun, previewPages } from '../content/preview-pages.ts'
import { openResultStore } from '../content/incremental/result-store.ts'
import type { TextSpool } from '../content/incremental/text-spool.ts'
import type { OfferModules } from '../content/runs/offered-modules.ts'
import { collectProblems, mergeRepeated } from '../content/problems.ts'
import { readSettingsOf, readSources } from '../content/read-sources.ts'
import type { Pipeline, PipelineResult } from '../content/site.ts'
import { createStopwatch } from '../content/stopwatch.ts'

/** What a pipeline works on. */
export interface PipelineOptions {
  /** Absolute path of the project: `site.config.ts` and the documents are there. */
  root: string
  /** `development` builds drafts too. */
  mode?: 'production' | 'development'
  /** Environment variables, which may hold the keys of a hosted search. */
  environment?: Readonly<Record<string, string | undefined>>
  /** For tests: stands for the compiler and its results of earlier runs. */
  compile?: CompileDocument
  /** Folder of the package `web-features`, instead of the installed one, for tests. */
  features?: string
  /** Keeps the texts of documents during one `load`, so that memory does not grow with them. */
  spool?: TextSpool
  /** Prepares the modules that samples import in the page. Absent where pages offer no modules. */
  offerModules?: OfferModules
  /** Called with the number of compiled documents and the number of all documents. */
  onCompiled?: (done: number, total: number) => void
}

let compilerModule: Promise<{ compileDocument: CompileDocument }> | undefined

/**
 * Loading the compiler and its libraries takes longer than a build that compiles nothing. The compiler is imported
 * once, because each import asks the thread that loads TypeScript, also for a module that is loaded already.
 */
const compileOnDemand: CompileDocument = async (document, context) => {
  compilerModule ??= import('../compile/compile-document.ts')
  return (await compilerModule).compileDocument(document, context)
}

/**
 * Returns the pipeline of a project. `load` never rejects for errors of the input: it returns them as problems. There
 * is a site whenever the configuration is valid and documents exist. After errors, the site lacks the documents with
 * errors, so look at the problems before you publish it. Calls of `load` run one after another.
 */
export const createPipeline = ({
  root,
  mode = 'production',
  environment = process.env,
  compile,
  features: featureFolder,
  spool,
  offerModules,
  onCompiled,
}: PipelineOptions): Pipeline => {
  const reader = createDocumentReader(root, openFrontMatterCache(root), spool)
  const history = createHistoryReader(root)
  const features = createFeatureReader(featureFolder)
  const hashes = openFileHashes(root)
  const compiler = createDocumentCompiler(
    compile
      ? { hashes, compileDocument: compile, spool }
      : { hashes, compileDocument: compileOnDemand, store: openResultStore(root, spool), spool, onCompiled },
  )

  let last: LastRun | undefined

  const run = async (signal?: AbortSignal): Promise<PipelineResult> => {
    const problems = collectProblems()
    const stopwatch = createStopwatch(signal)
    const { timings } = stopwatch
    try {
      const loaded = await stopwatch.measure('configuration', () => loadConfig(root, problems))
      const sources =
        loaded &&
        (await readSources({
          root,
          ...loaded,
          isProduction: mode === 'production',
          reader,
          history,
          problems,
          stopwatch,
        }))
      if (!loaded || !sources) return { problems: mergeRepeated(problems.all), timings }
      await stopwatch.pause()
      const { site, context, fingerprint } = await assembleSite({
        root,
        ...loaded,
        sources,
        compiler,
        features: features.open(),
        offerModules,
        environment,
        problems,
        stopwatch,
      })
      last = { site, context, fingerprint, settingsOf: (file) => readSettingsOf(file, loaded.config) }
      return { site, problems: mergeRepeated(problems.all), timings }
    } catch (cause) {
      if (signal?.aborted) return { problems: [], timings }
      problems.error({
        rule: 'internal',
        message: `The pipeline failed inside the program: ${messageOf(cause)}. This is a bug in the generator; report it.`,
        cause,
      })
      return { problems: mergeRepeated(problems.all), timings }
    }
  }

  let queue: Promise<unknown> = Promise.resolve()
  const afterOthers = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work)
    queue = next.catch(() => {})
    return next
  }
  return {
    load: (signal) => afterOthers(() => run(signal)),
    prepare: () =>
      afterOthers(async () => {
        const document = last?.site.documents.find(({ isGenerated }) => !isGenerated)
        // Nobody waits for this result. The next run reports its error.
        if (last && document)
          await (compile ?? compileOnDemand)(document, { ...last.context, problems: collectProblems() }).catch(() => {})
      }),
    preview: (file) => afterOthers(async () => last && previewPages({ root, file, last, compiler })),
  }
}
