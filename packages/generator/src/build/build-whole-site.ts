import { join } from 'node:path'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import { openTextSpool, type TextSpool } from '../content/incremental/text-spool.ts'
import type { Problem } from '../content/problems.ts'
import type { BuildRecord } from './output/build-record.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'
import { isUseDue } from './cache-use.ts'
import { filesOutside } from './files-outside.ts'
import { explainedFullDisk } from './full-disk.ts'
import { createOutput, type Output } from './output/output.ts'
import { loadClient } from './load-client.ts'
import { publishBuild } from './publish-build.ts'
import { createStageTimer } from './stage-timer.ts'
import { createRunModules } from './run-modules/site-run-modules.ts'
import { privateFacts } from './output/private-facts.ts'
import { createSiteWriter, writerFingerprint } from './output/site-writer.ts'
import { keepHeapSmall } from './small-heap.ts'
import { planSocialCards } from './social/draw-cards.ts'
import { staticClashProblems } from './output/static-clashes.ts'
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
  const { timed, timings } = createStageTimer(onProgress)
  const cacheFolder = join(root, '.cache')
  const runModules = createRunModules({ root, cacheFolder })
  const loaded = await timed('content', () =>
    createPipeline({
      root,
      spool,
      offerModules: runModules.offer,
      onCompiled: (done, total) => onProgress('content', done, total),
    }).load(),
  )
  for (const [stage, time] of Object.entries(loaded.timings)) timings[`content: ${stage}`] = time
  const { site, problems } = loaded
  const refused = (faults: readonly Problem[]): BuildResult => ({
    published: false,
    unchanged: false,
    problems: faults,
    timings,
    files: 0,
    pages: 0,
  })
  if (!site || problems.some(({ severity }) => severity === 'error')) return refused(problems)

  const { app, headers } = await timed('client', () => loadClient({ root, site, cacheFolder }))
  const secrets = privateFacts(root, process.env)
  const writer = writerFingerprint(secrets)
  const recordsUse = isUseDue(last)
  const siteWriter = createSiteWriter({
    output,
    cacheFolder,
    secrets,
    last: last?.writer === writer ? last.files : {},
    recordsUse,
  })
  const cards = await planSocialCards({ site, root, cacheFolder })
  await timed('pages', () => writePages({ site, app, headers, cards, writer: siteWriter, onProgress }))
  const made = { root, cacheFolder, site, app, headers, runModules, writer: siteWriter }
  await timed('files', () => writeSiteFiles(made, onProgress))
  await timed('offline', () => writeOfflineFiles(made))
  const found = [...problems, ...(await writeHostFiles(made))]
  const clashes = staticClashProblems(output, site.staticFiles)
  if (clashes.length > 0) return refused([...found, ...clashes])
  const result = { problems: found, pages: site.pages.size }
  const outside = filesOutside({ root, site, app })
  // `inputs` covers the files outside that the last build had read. After a change of that list, the next build must not
  // be skipped.
  const isCovered = outside.join('\0') === (last?.outside ?? []).join('\0')
  const record = (): BuildRecord => ({
    ...(inputs === undefined || !isCovered ? {} : { inputs }),
    ...result,
    outside,
    writer,
    used: recordsUse ? Date.now() : last?.used,
    files: siteWriter.record(),
  })
  await timed('publish', () =>
    publishBuild({ root, cacheFolder, site, output, record, recordsUse, useCards: cards.use }),
  )
  return { ...result, published: true, unchanged: false, timings, files: output.files.length }
}
