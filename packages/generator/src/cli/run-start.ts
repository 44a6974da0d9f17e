import { listen } from '../serve/listen.ts'
import type { Command } from './command.ts'
import { runBuild } from './run-build.ts'

/** Builds what "serve" is to serve, in a process that ends with it: a build leaves hundreds of megabytes behind. */
export const runStart: Command['run'] = async (options) => {
  // A port in use is reported before the build, not after it.
  await (await listen((_request, response) => response.end(), options)).close()
  return runBuild(options)
}
