import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { bundleScript } from './bundle-script.ts'

/** The sources that run a block in the page. A proof made with another version of them does not count. */
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

/** Hash of all sources that run blocks in the page. */
export const runnerFingerprint = (): string => programFingerprint(runnerSources)

/** The script of the page that checks runs of blocks. */
export const proofScript = (): Promise<string> =>
  bundleScript({ entry: 'packages/generator/src/client/run-sample/prove-runs.ts', format: 'es', name: 'handbookProof' })
