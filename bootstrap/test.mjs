// npm test: from a fresh clone to a verdict. Installs missing dependencies and browsers.
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { missingEngines } from './engines.mjs'
import { ensureInstalled } from './install.mjs'
import { reportStages } from './report-stages.mjs'
import { testStages } from './test-stages.mjs'
import { reports } from './vitest-stage.mjs'

ensureInstalled()
ensureBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const passed = await reportStages(testStages)

const results = readdirSync(reports).map((file) => JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')))
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\ntests: ${total('numPassedTests')} passed, ${total('numFailedTests')} failed`)
for (const engine of missingEngines())
  console.log(`not run: the tests of tests/e2e/engines in ${engine}, which is not installed`)
process.exitCode = passed ? 0 : 1
