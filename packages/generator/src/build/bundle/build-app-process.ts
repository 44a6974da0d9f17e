import { buildApp } from './build-app.ts'
import { bundled, type BuildAppJob } from './build-app-job.ts'
import { keepThreadsAwake } from '../keep-threads-awake.ts'
import { sandboxCode } from './sandbox-code.ts'
import { workerCode } from './worker-code.ts'

keepThreadsAwake()

// Started by app-bundle.ts, which sends one job and receives one answer.
process.once('message', (job) => {
  bundle(job as BuildAppJob)
    .then(
      () => bundled,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
    .then((answer) => process.send?.(answer, () => process.disconnect()))
    .catch(() => process.exit(1))
})

/** Bundles the client and the service worker of the same build, so that the bundler is loaded once for both. */
const bundle = async (job: BuildAppJob): Promise<void> => {
  await buildApp(job)
  await workerCode(job.cacheFolder)
  await sandboxCode(job.cacheFolder)
}
