import { join } from 'node:path'
import { sweepStore } from '../cache/sweep-store.ts'
import { useHighlights } from '../compile/code/highlight-store.ts'
import { digestOf } from '../content/digest/document-digest.ts'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import { openTextSpool, type TextSpool } from '../content/incremental/text-spool.ts'
import type { Problem } from '../content/problems.ts'
import { isInstalled, programRoot } from '../content/program-root.ts'
import type { Site } from '../content/site.ts'
import { type AppBundle, loadAppBundle } from './bundle/app-bundle.ts'
import { type BuildRecord, writeBuildRecord } from './output/build-record.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'
import { explainedFullDisk } from './full-disk.ts'
import { createOutput, type Output } from './output/output.ts'
import { createRunModules } from './run-modules/site-run-modules.ts'
import { privateFacts } from './output/private-facts.ts'
import { securityHeaders } from './host/security-headers.ts'
import { createSiteWriter, writerFingerprint } from './output/site-writer.ts'
import { collectGarbage, keepHeapSmall } from './small-heap.ts'
import { planSocialCards } from './social/draw-cards.ts'
import { clientIslands } from '../content/site-components/client-islands.ts'
import { siteStyleFiles } from '../content/site-components/site-styles.ts'
import { staticClashProblems } from './output/static-clashes.ts'
import { shownDocuments } from './shown-documents.ts'
import { writePages } from './write-pages.ts'
import { writeHostFiles, writeOfflineFiles, writeSiteFiles } from './write-site-files.ts'

export interface WholeBuildOptions extends Required<BuildOptions> {
  /** See `buildInputs`. */
  inputs: string | undefined
  /** The record of the last build. */
  last: BuildRecord | undefined
}

/** Builds the site into `dist/`. Takes files from the last build when their inputs have not changed. */
export const buildWholeSite = async (options: WholeBuildOptions): Promise<BuildResult> => {
  keepHeapSmall()
  try {
    // This comes before all other work. It reports at once that another build is running, and restores what a stopped
    // build has set aside.
    const output = await createOutput(options.out)
    const spool = openTextSpool(join(options.root, '.cache'))
    return await buildWith({ ...options, output, spool })
      .finally(spool.close)
      .finally(output.close)
  } catch (error) {
    throw explainedFullDisk(error)
  }
}

const buildWith = async (options: WholeBuildOptions & { output: Output; spool: TextSpool }): Promise<BuildResult> => {
  const { root, onProgress, inputs, last, output, spool } = options
  const timings: Record<string, number> = {}
  const timed = async <T>(stage: string, work: () => Promise<T>): Promise<T> => {
    onProgress(stage)
    const start = performance.now()
    const result = await work()
    timings[stage] = performance.now() - start
    return result
  }

  const cacheFolder = join(root, '.cache')
  const runModules = createRunModules({ root, cacheFolder })
  const {
    site,
    problems,
    timings: pipelineTimings,
  } = await timed('content', () =>
    createPipeline({
      root,
      spool,
      offerModules: runModules.offer,
      onCompiled: (done, total) => onProgress('content', done, total),
    }).load(),
  )
  for (const [stage, time] of Object.entries(pipelineTimings)) timings[`content: ${stage}`] = time
  const refused = (faults: readonly Problem[]): BuildResult => ({
    published: false,
    unchanged: false,
    problems: faults,
    timings,
    files: 0,
    pages: 0,
  })
  if (!site || problems.some(({ severity }) => severity === 'error')) return refused(problems)

  const app = await timed('client', () =>
    loadAppBundle({
      root,
      siteData: site.data,
      islands: clientIslands(site.components, site.compiled.values(), root),
      styles: siteStyleFiles(root, site.config.styles),
      cacheFolder,
    }),
  )
  const headers = headersOf(site, app)
  const secrets = privateFacts(root, process.env)
  const writer = writerFingerprint(secrets)
  const siteWriter = createSiteWriter({ output, cacheFolder, secrets, last: last?.writer === writer ? last.files : {} })
  const cards = await planSocialCards({ site, root, cacheFolder })
  await timed('pages', () => writePages({ site, app, headers, cards, writer: siteWriter, onProgress }))
  const made = { root, cacheFolder, site, app, headers, runModules, writer: siteWriter }
  await timed('files', () => writeSiteFiles(made, onProgress))
  await timed('offline', () => writeOfflineFiles(made))
  const found = [...problems, ...(await writeHostFiles(made))]
  const clashes = staticClashProblems(output, site.staticFiles)
  if (clashes.length > 0) return refused([...found, ...clashes])
  await timed('publish', async () => {
    await output.publish()
    // The records of all files are computed at once, after the search index. Together they would need the most memory
    // of a build.
    collectGarbage()
    writeBuildRecord(root, {
      ...(inputs === undefined ? {} : { inputs }),
      writer,
      problems: found,
      pages: site.pages.size,
      files: siteWriter.record(),
    })
    cards.use()
    useHighlights(
      root,
      site.documents.map(({ id }) => id),
    )
    sweepStore(cacheFolder)
    // In the repository, the TypeScript loader stores the modules of the program in this folder.
    if (!isInstalled) sweepStore(join(programRoot, '.cache'))
  })
  return {
    published: true,
    unchanged: false,
    problems: found,
    timings,
    files: output.files.length,
    pages: site.pages.size,
  }
}

/** Headers of every response. They depend on the contents of all pages. */
const headersOf = (site: Site, app: AppBundle): Record<string, string> => {
  const policies = shownDocuments(site).map((document) => digestOf(document).policy)
  return securityHeaders(site.data, {
    inlineScripts: [app.inlineScript, ...policies.flatMap(({ inlineScripts }) => inlineScripts)],
    mediaOrigins: policies.flatMap(({ mediaOrigins }) => mediaOrigins),
    frameOrigins: policies.flatMap(({ frameOrigins }) => frameOrigins),
  })
}
