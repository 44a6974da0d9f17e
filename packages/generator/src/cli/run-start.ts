import { listen } from '../serve/listen.ts'
import type { Command } from './command.ts'
import { runBuild } from './run-build.ts'

/**
 * Builds the site that "serve" then serves. The build has its own process, because it leaves hundreds of megabytes
 * behind.
 */
export const runStart: Command['run'] = async (options) => {
  // A port in use is reported before the build, not after it.
  await (await listen((_request, response) => response.end(), options)).close()
  return runBuild(options)
}
