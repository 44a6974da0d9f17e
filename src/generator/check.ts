import { createPipeline } from '../pipeline/create-pipeline.ts'
import type { PipelineResult } from '../pipeline/site.ts'

/** Everything that a build validates, without writing. */
export const checkSite = (root: string): Promise<PipelineResult> => createPipeline({ root }).load()
