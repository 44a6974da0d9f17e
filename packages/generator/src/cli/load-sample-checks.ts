import type { Integration } from '../content/site-components/integration.ts'
import type { SampleChecks } from '../content/site-components/sample-checks.ts'
import { UsageError } from './options.ts'

/** Loads the sample checks of a site. Throws a `UsageError` if no integration has any. */
export const loadSampleChecks = async (integrations: readonly Integration[]): Promise<SampleChecks> => {
  const load = integrations.find(({ sampleChecks }) => sampleChecks !== undefined)?.sampleChecks
  if (load) return load()
  throw new UsageError(
    'No integration of this site checks samples. Install @dev-handbook/sample-checker from its tarball beside @dev-handbook/generator (npm install PATH/dev-handbook-sample-checker-0.0.1.tgz; in the repository it is there already), and add sampleChecker() of "@dev-handbook/sample-checker/integration" to "integrations" in site.config.ts.',
  )
}
