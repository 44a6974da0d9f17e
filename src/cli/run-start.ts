import { listen } from '../generator/serve/listen.ts'
import type { Command } from './command.ts'
import { runBuild } from './run-build.ts'
import { runServe } from './run-serve.ts'

export const runStart: Command['run'] = async (options) => {
  // A port that is taken is told before the build, not after it.
  await (await listen((_request, response) => response.end(), options)).close()
  return (await runBuild(options)) || runServe(options)
}
