import { vitest } from './vitest-stage.mjs'

/**
 * The stages of `npm test`, in the order in which they start. Most long stages wait for the libraries of the samples.
 * The short stages come first, because they use the time of that installation. `cores` is the average number of busy
 * processors. The browser tests and the samples spend a part of their time waiting for other programs.
 */
export const testStages = [
  { name: 'Libraries of the samples', cores: 0, command: ['bootstrap/install-examples.mjs'] },
  { name: 'Types', cores: 1, command: ['bootstrap/typecheck.mjs'] },
  { name: 'Lint', cores: 1, command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'Format', cores: 1, command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'Browsers', cores: 0, command: ['bootstrap/install-engines.mjs'] },
  // The documents are compiled once, for both the browser tests and the samples.
  { name: 'Handbook', cores: 1, needs: ['Libraries of the samples'], command: ['bootstrap/run.mjs', 'build'] },
  {
    name: 'Browser tests',
    cores: 1,
    needs: ['Browsers', 'Handbook'],
    command: vitest('e2e', ['e2e']),
    env: { HANDBOOK_KEEP_BUILD: '1' },
  },
  { name: 'Samples', cores: 1, needs: ['Browsers', 'Handbook'], command: ['bootstrap/run.mjs', 'check:samples'] },
  {
    name: 'Unit tests',
    cores: 1,
    needs: ['Libraries of the samples'],
    command: vitest('unit', ['unit', 'unit-alone', 'complete-files']),
  },
  { name: 'Algorithms', cores: 1, command: vitest('algorithms', ['algorithms'], '--coverage') },
]
