import { expect, it } from 'vitest'
import { slowestTable } from './slowest-tests.mjs'

it('shows the slowest files of a report first', () => {
  const report = {
    testResults: [
      { name: '/project/src/a.test.ts', startTime: 1000, endTime: 1250, assertionResults: [{}] },
      { name: '/project/tests/b.test.ts', startTime: 0, endTime: 12_340, assertionResults: [{}, {}] },
      { name: '/project/src/c.test.ts', startTime: 5, endTime: 15, assertionResults: [] },
    ],
  }
  expect(slowestTable(report, { root: '/project', count: 2 })).toBe(`| File | Seconds | Tests |
| --- | --: | --: |
| \`tests/b.test.ts\` | 12.3 | 2 |
| \`src/a.test.ts\` | 0.3 | 1 |`)
})
