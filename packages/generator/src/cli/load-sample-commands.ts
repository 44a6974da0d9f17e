import type * as SampleCommands from './sample-commands.ts'
import { hasCode } from '../content/error-code.ts'
import { UsageError } from './options.ts'

/** The commands that check samples. Throws a `UsageError` where the package that holds the checks is not installed. */
export const loadSampleCommands = async (): Promise<typeof SampleCommands> => {
  try {
    return await import('./sample-commands.ts')
  } catch (error) {
    if (!hasCode(error, 'ERR_MODULE_NOT_FOUND') || !/@dev-handbook\/sample-checker/.test((error as Error).message))
      throw error
    throw new UsageError(
      'Samples are checked by the package @dev-handbook/sample-checker, which is not installed. Install it beside @dev-handbook/generator: npm install --save-dev @dev-handbook/sample-checker.',
      { cause: error },
    )
  }
}
