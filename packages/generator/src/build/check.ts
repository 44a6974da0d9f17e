import { join } from 'node:path'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import { checkStaticFiles } from '../content/links/check-static-files.ts'
import { collectProblems } from '../content/problems.ts'
import type { PipelineResult } from '../content/site.ts'
import type { RunModuleFiles } from './run-modules/site-run-modules.ts'

/**
 * Validates everything that a build validates, without writing. Among the conflicts with files in `static/`, it finds
 * those with files that have fixed names.
 */
export const checkSite = async (root: string): Promise<PipelineResult> => checked(await createPipeline({ root }).load())

/** A checked site, and the files that the runs of its samples fetch. */
export interface CheckedWithModules extends PipelineResult {
  runFiles: () => RunModuleFiles
}

/**
 * The same with the modules that samples import in the page, as a build bundles them. Rejects with the bundler's error.
 */
export const checkSiteWithModules = async (root: string): Promise<CheckedWithModules> => {
  const { createRunModules } = await import('./run-modules/site-run-modules.ts')
  const { offer, files } = createRunModules({ root, cacheFolder: join(root, '.cache') })
  return { ...checked(await createPipeline({ root, offerModules: offer }).load()), runFiles: files }
}

const checked = (result: PipelineResult): PipelineResult => {
  const { site } = result
  if (!site) return result
  const problems = collectProblems()
  for (const { severity, ...problem } of result.problems) problems[severity](problem)
  const isDocument = (path: string) => site.pages.get(path)?.kind === 'document'
  checkStaticFiles({ staticFiles: site.staticFiles, paths: new Set(site.pages.keys()), isDocument, problems })
  return { ...result, problems: problems.all }
}
