import { checkSite } from '../build/check.ts'
import { hostedTarget, pushSearchRecords } from '../build/search/search-push.ts'
import type { Command } from './command.ts'
import { createProgress } from './progress.ts'
import { problemReport, styleFor } from './report.ts'

const styled = styleFor(process.stdout)

export const runSearchPush: Command['run'] = async ({ root, dryRun }) => {
  const { site, problems } = await checkSite(root)
  if (!site || problems.some(({ severity }) => severity === 'error')) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const target = hostedTarget(site.data.search, process.env, dryRun)
  const progress = createProgress(process.stderr)
  const onProgress = (done: number, total: number) => progress.update('upload', done, total)
  const { records, batches, bytes } = await pushSearchRecords({
    ...target,
    records: site.records.all,
    dryRun,
    onProgress,
  }).finally(progress.end)
  const amount = `${records} records (${(bytes / 1000).toFixed(0)} kB) in ${batches} ${batches === 1 ? 'batch' : 'batches'}`
  console.log(
    dryRun
      ? `Would upload ${amount} to the index ${target.indexName} of ${target.applicationId}.`
      : `${styled('green', 'Uploaded')} ${amount} to the index ${target.indexName} of ${target.applicationId}.`,
  )
  return 0
}
