import type { Problem } from '@dev-handbook/generator/content/problems'
import type { EngineProof } from './prove-runs.ts'

/** A line for each browser: how many blocks were proven there. */
export const proofSummary = (proofs: readonly EngineProof[]): string =>
  proofs
    .filter(({ ran, known, absence }) => ran + known > 0 || absence !== undefined)
    .map(({ engine, ran, known, absence }) =>
      absence === undefined
        ? `Run buttons in ${engine}: ${ran + known} blocks, ${known} of them proven before.`
        : `Run buttons in ${engine}: not proven, ${absence}.`,
    )
    .join('\n')

/** The faults of the runs in pages, at the lines of the documents. */
export const proofProblems = (proofs: readonly EngineProof[]): Problem[] =>
  proofs.flatMap(({ engine, faults }) =>
    [...faults].flatMap(([file, found]) =>
      found.map(({ line, message }): Problem => ({
        severity: 'error',
        rule: `Run button in ${engine}`,
        file,
        line,
        message,
      })),
    ),
  )
