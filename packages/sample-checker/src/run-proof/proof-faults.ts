import type { ProofResult } from '@dev-handbook/generator/model/run/run-proof'
import { documentLine, type SampleFault } from '../outcome.ts'
import { outputsAfter, withoutTrailingSpace } from '../sample-outputs.ts'
import type { ProofPage } from './proof-page.ts'

/**
 * Returns the faults of a block that ran in the page. The rules are those of the sample checks. Comments must hold, and
 * the output blocks below must show what the block prints. A block must fail exactly when it expects an error.
 */
export const proofFaults = (
  page: ProofPage,
  { block, buttons, outcome }: ProofResult,
  hasAllFeatures: boolean,
): SampleFault[] => {
  const index = page.runnable[block]
  const sample = index === undefined ? undefined : page.samples[index]
  if (index === undefined || !sample) return [{ line: 1, message: `The page has no block ${block} with a Run button.` }]
  const fault = (message: string, line = 0): SampleFault => ({ line: documentLine(sample, line), message })
  if (buttons !== undefined && buttons !== page.runnable.length)
    return [fault(`The page has ${buttons} Run buttons, not ${page.runnable.length}.`)]
  if (outcome === null)
    return hasAllFeatures ? [fault('Run in the page: the browser lacks a feature that the block needs.')] : []
  if (typeof outcome === 'string') return [fault(`Run in the page: ${outcome}`)]
  const { end, errors, failed, lines } = outcome
  const expected = sample.meta.expectError
  const faults = failed.map((text) => {
    const [, line = '0', actual = text] = /^(\d+): ([^]*)$/.exec(text) ?? []
    return fault(`Run in the page: the comment does not hold: ${actual}`, Number(line))
  })
  if (end !== 'done') faults.push(fault(`Run in the page ends with "${end}".`))
  if (expected === undefined) faults.push(...errors.map((error) => fault(`Run in the page fails: ${error}`)))
  else if (!errors.some((error) => error.includes(expected)))
    faults.push(
      fault(`Run in the page should fail with "${expected}". It fails with: ${errors.join(', ') || 'nothing'}`),
    )
  const printed = withoutTrailingSpace(lines.join('\n'))
  for (const output of sample.lang === 'sql' ? [] : outputsAfter(page.samples, index))
    if (withoutTrailingSpace(output.code) !== printed)
      faults.push({
        line: documentLine(output, 1),
        message: `Run in the page prints:\n${printed}\nnot:\n${output.code}`,
      })
  return faults
}
