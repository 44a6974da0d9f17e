import type { FeatureData } from '../../components/feature-support.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import type { DocumentCompiler } from '../incremental/compile-documents.ts'
import type { ProblemCollector } from '../problems.ts'
import type { Sources } from '../read-sources.ts'
import type { OfferModules } from '../runs/offered-modules.ts'
import type { Stopwatch } from '../stopwatch.ts'

/** The input for assembling a site. */
export interface AssembleInput extends LoadedConfig {
  root: string
  sources: Sources
  compiler: DocumentCompiler
  features: FeatureData
  environment: Readonly<Record<string, string | undefined>>
  offerModules: OfferModules | undefined
  problems: ProblemCollector
  stopwatch: Stopwatch
}
