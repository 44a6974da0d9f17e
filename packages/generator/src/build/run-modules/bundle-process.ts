import { keepThreadsAwake } from '../keep-threads-awake.ts'
import { type BundleJob, bundledModules } from './bundle-job.ts'
import { bundleModules } from './bundle-modules.ts'

keepThreadsAwake()

// Started by load-run-modules.ts, which sends one job and receives one answer.
process.once('message', (job) => {
  bundleModules(job as BundleJob)
    .then(
      () => bundledModules,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
    .then((answer) => process.send?.(answer, () => process.disconnect()))
    .catch(() => process.exit(1))
})
