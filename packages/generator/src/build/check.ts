import { createPipeline } from '../content/create-pipeline.ts'
import { checkStaticFiles } from '../content/links/check-static-files.ts'
import { collectProblems } from '../content/problems.ts'
import type { PipelineResult } from '../content/site.ts'

/** Everything that a build validates, without writing. Of the files in `static/` that meet others, those with fixed names are found. */
export const checkSite = async (root: string): Promise<PipelineResult> => {
  const result = await createPipeline({ root }).load()
  const { site } = result
  if (!site) return result
  const problems = collectProblems()
  for (const { severity, ...problem } of result.problems) problems[severity](problem)
  const isDocument = (path: string) => site.pages.get(path)?.kind === 'document'
  checkStaticFiles({ staticFiles: site.staticFiles, paths: new Set(site.pages.keys()), isDocument, problems })
  return { ...result, problems: problems.all }
}
