import { createPipeline } from '../content/create-pipeline.ts'
import type { PipelineResult } from '../content/site.ts'

/** Everything that a build validates, without writing. */
export const checkSite = (root: string): Promise<PipelineResult> => createPipeline({ root }).load()
