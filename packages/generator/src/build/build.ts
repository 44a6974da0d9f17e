import { join } from 'node:path'
import { buildInputs } from './build-inputs.ts'
import { readBuildRecord } from './output/build-record.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'
import { isIntact } from './unchanged-build.ts'

/**
 * Builds the site into `dist/`. Errors in the input come as problems; then nothing is published. Where nothing that a build
 * depends on has changed since the last one, and its output is as it was left, that one stands, with its warnings.
 */
export const buildSite = async ({
  root,
  out = join(root, 'dist'),
  onProgress = () => {},
}: BuildOptions): Promise<BuildResult> => {
  onProgress('comparing')
  const start = performance.now()
  const inputs = await buildInputs(root)
  const last = readBuildRecord(root)
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
  // Loading most modules of a build takes longer than finding out that nothing has changed.
  const { buildWholeSite } = await import('./build-whole-site.ts')
  return buildWholeSite({ root, out, onProgress, inputs, last })
}
