// npm test: from a fresh clone to a verdict. Installs what is missing, a browser included.
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { handbook } from './handbook.mjs'
import { ensureExamples, ensureInstalled, projectRoot, runPackage } from './install.mjs'
import { typecheck } from './typecheck.mjs'

const reports = `${projectRoot}.cache/test-reports`

const vitest = (name, ...args) =>
  runPackage('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`, ...args])

ensureInstalled()
ensureExamples()
process.env.CHROME_PATH = ensureBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

console.log('Types…')
typecheck()
console.log('Lint…')
runPackage('oxlint/bin/oxlint', ['--deny-warnings'])
console.log('Units, fixture sites, algorithms…')
vitest('algorithms', '--project', 'algorithms', '--coverage')
vitest('unit', '--project', 'unit')
console.log('Samples…')
await handbook('check:samples')
console.log('Browser…')
vitest('e2e', '--project', 'e2e')

const results = readdirSync(reports).map((file) => JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')))
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\ntests: ${total('numPassedTests')} passed, ${total('numFailedTests')} failed`)
