import { existsSync } from 'node:fs'
import { buildSite } from '../build/build.ts'
import type { Command } from './command.ts'
import { createProgress } from './progress.ts'
import { problemReport, shownPath, styleFor } from './report.ts'
import { timingTable } from './timing-table.ts'

const styled = styleFor(process.stdout)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

export const runBuild: Command['run'] = async ({ root, out, timings: wanted }) => {
  const start = performance.now()
  const progress = createProgress(process.stderr)
  const { published, unchanged, problems, timings, files, pages } = await buildSite({
    root,
    out,
    onProgress: progress.update,
  }).finally(progress.end)
  // A build does not list the documents that are still to be written; "check" does.
  const shown = problems.filter(({ rule, severity }) => rule !== 'plan' || severity === 'error')
  if (shown.length > 0) console.error(problemReport(shown, styleFor(process.stderr)))
  if (wanted) console.log(timingTable(timings))
  if (!published) {
    console.error(`Nothing was published${existsSync(out) ? `; ${shownPath(out)} is unchanged` : ''}.`)
    return 1
  }
  if (unchanged) {
    console.log(
      `${styled('green', 'Nothing has changed')} since the last build of ${pages} pages, ${files} files (${seconds(performance.now() - start)}).`,
    )
    return 0
  }
  console.log(`${styled('green', 'Built')} ${pages} pages, ${files} files in ${seconds(performance.now() - start)}.`)
  return 0
}
