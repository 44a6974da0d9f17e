import { join } from 'node:path'
import { createPipeline } from '../content/create-pipeline.ts'
import type { PipelineResult } from '../content/site.ts'

/** Everything that a build validates, without writing. */
export const checkSite = (root: string): Promise<PipelineResult> => createPipeline({ root }).load()

/** The same with the modules that samples import in the page, as a build bundles them. Rejects with what the bundler throws. */
export const checkSiteWithModules = async (root: string): Promise<PipelineResult> => {
  const { createRunModules } = await import('./run-modules/site-run-modules.ts')
  const { offer } = createRunModules({ root, cacheFolder: join(root, '.cache') })
  return createPipeline({ root, offerModules: offer }).load()
}
