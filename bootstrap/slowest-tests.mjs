// npm run test:slowest: the slowest test files of each stage in the last npm test, as tables for docs/testing.md.
import { readFileSync, readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { projectRoot } from './install.mjs'
import { reports } from './vitest-stage.mjs'

/** A Markdown table of the slowest files in a report of Vitest, with the seconds and the number of tests of each. */
export const slowestTable = ({ testResults }, { root, count }) => {
  const rows = testResults
    .map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name).replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds, tests }) => `| \`${file}\` | ${seconds.toFixed(1)} | ${tests} |`)
  return ['| File | Seconds | Tests |', '| --- | --: | --: |', ...rows].join('\n')
}

if (import.meta.filename === process.argv[1]) {
  for (const file of readdirSync(reports)) {
    console.log(`\n### ${file.replace('.json', '')}\n`)
    console.log(slowestTable(JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')), { root: projectRoot, count: 20 }))
  }
}
