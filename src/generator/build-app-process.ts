import { buildApp } from './build-app.ts'
import { bundled, type BuildAppJob } from './build-app-job.ts'

// Started by app-bundle.ts, which sends one job and takes one answer.
process.once('message', (job) => {
  buildApp(job as BuildAppJob)
    .then(() => bundled, (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)))
    .then((answer) => process.send?.(answer, () => process.disconnect()))
    .catch(() => process.exit(1))
})
