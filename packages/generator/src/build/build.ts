import { join } from 'node:path'
import { buildInputs } from './build-inputs.ts'
import { readBuildRecord } from './output/build-record.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'
import { expectShortRun } from './short-run.ts'
import { isIntact } from './unchanged-build.ts'

/**
 * Builds the site into `dist/`. Errors in the input are returned as problems, and then nothing is published. When the
 * inputs of the last build have not changed and its output is intact, that build is kept, with its warnings.
 */
export const buildSite = async ({
  root,
  out = join(root, 'dist'),
  onProgress = () => {},
}: BuildOptions): Promise<BuildResult> => {
  onProgress('comparing')
  const start = performance.now()
  const last = readBuildRecord(root)
  const inputs = await buildInputs(root, last?.outside)
  if (last && last.inputs !== undefined && last.inputs === inputs && isIntact(out, last.files)) {
    const files = Object.values(last.files).reduce((sum, { states }) => sum + Object.keys(states).length, 0)
    return {
      published: true,
      unchanged: true,
      problems: last.problems,
      timings: { comparing: performance.now() - start },
      files,
      pages: last.pages,
    }
  }
  if (last) expectShortRun()
  // Loading most modules of a build takes longer than checking that nothing has changed.
  const { buildWholeSite } = await import('./build-whole-site.ts')
  return buildWholeSite({ root, out, onProgress, inputs, last })
}
