import type { Integration } from '@dev-handbook/generator/content/site-components/integration'

/**
 * Checks of code blocks for the commands `check:samples` and `samples:outdated`. Compilers, parsers and browsers are
 * loaded only when one of these commands runs.
 */
export const sampleChecker = (): Integration => ({
  name: 'sample-checker',
  sampleChecks: async () => (await import('./sample-checks.ts')).sampleChecks,
})
