import { checkSite } from '../build/check.ts'
import type { Command } from './command.ts'
import { problemReport, styleFor } from './report.ts'
import { timingTable } from './timing-table.ts'

const styled = styleFor(process.stdout)

export const runCheck: Command['run'] = async ({ root, timings: wanted }) => {
  const { site, problems, timings } = await checkSite(root)
  if (problems.length > 0) console.error(problemReport(problems, styleFor(process.stderr)))
  if (wanted) console.log(timingTable(timings))
  if (!site || problems.some(({ severity }) => severity === 'error')) return 1
  console.log(`${styled('green', 'Checked')} ${site.pages.size} pages: no errors.`)
  return 0
}
