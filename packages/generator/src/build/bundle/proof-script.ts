import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { bundleScript } from './bundle-script.ts'

/** What runs a block in the page: another version of it proves nothing of this one. */
const runnerSources = [
  'packages/generator/src/client/run-sample',
  'packages/generator/src/client/ui/block-code.ts',
  'packages/generator/src/sandbox',
  'packages/generator/src/model/run',
  'packages/generator/src/build/sandbox',
  'packages/generator/src/build/bundle/bundle-script.ts',
  'packages/sample-checker/src/harness',
  'packages/sample-checker/src/run-proof',
  'package-lock.json',
]

/** Hash of all that runs blocks in the page. */
export const runnerFingerprint = (): string => programFingerprint(runnerSources)

/** The script of the page that proves runs. */
export const proofScript = (): Promise<string> =>
  bundleScript({ entry: 'packages/generator/src/client/run-sample/prove-runs.ts', format: 'es', name: 'handbookProof' })
