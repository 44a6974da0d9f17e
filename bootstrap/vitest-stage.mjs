import { projectRoot } from './install.mjs'

/** Folder for the results of a test run, one file for each stage. */
export const reports = `${projectRoot}.cache/test-reports`

/** Arguments for Node that run projects of Vitest, and write their results into `reports` under this name. */
export const vitest = (report, projects, ...args) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./bootstrap/retried-tests.mjs',
  `--outputFile.json=${reports}/${report}.json`,
  ...projects.flatMap((project) => ['--project', project]),
  ...args,
]
