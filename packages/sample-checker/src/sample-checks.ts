import { join } from 'node:path'
import type { SampleChecks } from '@dev-handbook/generator/content/site-components/sample-checks'
import { checkQuotations } from './check-quotations.ts'
import { checkSamples } from './check-samples.ts'
import { installedExamples } from './installed-examples.ts'
import { outdatedPackages } from './outdated-packages.ts'
import type { SampleOutcome } from './outcome.ts'
import { proofProblems, proofSummary } from './run-proof/proof-report.ts'
import { proveRuns } from './run-proof/prove-runs.ts'
import { outcomeList, samplePageTable, sampleProblems, sampleSummary } from './sample-report.ts'
import { type SampleTiming, timingReport } from './sample-timings.ts'

const isFaulty = ({ state, faults }: SampleOutcome): boolean => state === 'unchecked' || faults.length > 0

/** The checks that this package offers to the commands of the generator. */
export const sampleChecks: SampleChecks = {
  check: async ({ root, documents, quotations, timings, onProgress }) => {
    const times: SampleTiming[] = []
    const checked = await checkSamples({
      pages: documents,
      examples: installedExamples(root),
      cacheFolder: join(root, '.cache'),
      onProgress,
      onTiming: (timing) => times.push(timing),
    })
    return {
      problems: [...sampleProblems(checked), ...(await checkQuotations({ root, folder: 'algorithms', quotations }))],
      faulty: new Set(checked.flatMap(({ page, outcomes }) => (outcomes.some(isFaulty) ? [page.file] : []))),
      tables: [samplePageTable(checked), ...(timings ? [timingReport(times)] : [])],
      summary: sampleSummary(checked),
      list: outcomeList(checked),
      isIncomplete: checked.some(({ outcomes }) =>
        outcomes.some(({ reason = '' }) => /broke down|^no check takes|^it relies on/.test(reason)),
      ),
    }
  },
  proveButtons: async ({ documents, ...options }) => {
    const proofs = await proveRuns({ pages: documents, ...options })
    return { problems: proofProblems(proofs), summary: proofSummary(proofs) }
  },
  outdated: (root) => outdatedPackages(installedExamples(root)),
}
