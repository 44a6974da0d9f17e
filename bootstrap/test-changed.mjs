// npm run test:changed [-- REF]: runs the checks that concern a change most, within a minute, and lists those that it
// leaves out.
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { changedChecks } from './changed-checks.mjs'
import { changedFiles } from './changed-files.mjs'
import { ensureInstalled, projectRoot } from './install.mjs'
import { readOptions } from './read-options.mjs'
import { chooseTests, distances } from './related-tests.mjs'
import { reportStages } from './report-stages.mjs'
import { sourceFolders } from './source-folders.mjs'
import { reports, vitest } from './vitest-stage.mjs'

const help = `npm run test:changed [-- REF]

Runs the checks that concern a change most, within a minute, and lists those that it leaves out.
The change is what is not committed, or the last commit, or everything since REF, a commit or branch.`

/** Time limit of the unit tests in seconds, the sum of two processes. */
const budget = 60
/**
 * Time to start a test file, in seconds, and the assumed time of a test file that was never measured. The tests of
 * `tests/` build whole sites.
 */
const overhead = 0.3
const usual = (file) => (file.startsWith('tests/') ? 10 : 1)
/** Tests of the repository itself. They read files that they do not name. */
const always = ['architecture', 'import-cycles', 'dependencies', 'test-rules'].map((name) => `tests/${name}.test.ts`)

/** Seconds of each test file in the last run of `npm test`, by path. */
const measured = () => {
  const files = existsSync(reports) ? readdirSync(reports) : []
  const results = files.flatMap((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')).testResults)
  return new Map(
    results.map(({ name, startTime, endTime }) => [
      relative(projectRoot, name).replaceAll('\\', '/'),
      (endTime - startTime) / 1000,
    ]),
  )
}

const sources = () => {
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|fixtures)\//.test(file))
  return { files, texts: new Map(code.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')])) }
}

const [since] = readOptions(help, { allowPositionals: true }).positionals
ensureInstalled()
const changed = changedFiles(projectRoot, since)
if (changed.length === 0) {
  console.log('Nothing has changed.')
  process.exit(0)
}
console.log(`Changed: ${changed.length === 1 ? changed[0] : `${changed.length} files`}`)
const { platforms, lint, samples, check, left } = changedChecks(changed, (file) => existsSync(join(projectRoot, file)))

const { files, texts } = sources()
const seconds = measured()
const found = distances(changed, texts, new Set([...files, ...changed]))
const present = new Map([...found].filter(([file]) => existsSync(join(projectRoot, file))))
const tests = chooseTests(present, { budget, secondsOf: (file) => overhead + (seconds.get(file) ?? usual(file)) })
const unitTests = [...new Set([...tests.run, ...always.filter((file) => existsSync(join(projectRoot, file)))])]

const stages = [
  platforms.length > 0 && { name: 'Types', cores: 1, command: ['bootstrap/typecheck.mjs', ...platforms] },
  lint.length > 0 && {
    name: 'Lint',
    cores: 1,
    command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...lint],
  },
  lint.length > 0 && {
    name: 'Format',
    cores: 1,
    command: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...lint],
  },
  check && { name: 'Check of the site', cores: 1, command: ['bootstrap/run.mjs', 'check'] },
  ...samples.map((file) => ({
    name: `Samples of ${file}`,
    cores: 1,
    command: ['bootstrap/run.mjs', 'check:samples', '--only', file],
  })),
  {
    name: `Unit tests (${unitTests.length} files)`,
    cores: 1,
    command: vitest('changed', ['unit', 'unit-alone', 'algorithms'], ...unitTests),
  },
].filter(Boolean)
mkdirSync(reports, { recursive: true })
const passed = await reportStages(stages)
if (tests.left.length > 0)
  left.unshift(
    `${tests.left.length} more files of unit tests, slower ones or further from the change: npm run test:unit`,
  )
console.log(`\nNot run:\n${left.map((text) => `  ${text}`).join('\n')}`)
process.exitCode = passed ? 0 : 1
