import { expect, it, vi } from 'vitest'
import RetriedTests from './retried-tests.mjs'

const testOf = (fullName: string, flaky: boolean | undefined) => ({
  fullName,
  diagnostic: () => (flaky === undefined ? undefined : { flaky }),
})
const moduleOf = (relativeModuleId: string, tests: ReturnType<typeof testOf>[]) => ({
  relativeModuleId,
  children: { allTests: () => tests.values() },
})

it('prints the tests that have passed only after a retry, and nothing when there are none', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  const steady = moduleOf('tests/e2e/tabs.test.ts', [testOf('opens a tab', false), testOf('never ran', undefined)])
  const shaky = moduleOf('tests/e2e/home.test.ts', [testOf('the page > loads', true), testOf('has a title', false)])
  const reporter = new RetriedTests()
  reporter.onTestRunEnd([steady])
  expect(print.mock.calls).toEqual([])
  reporter.onTestRunEnd([steady, shaky])
  expect(print.mock.calls).toEqual([['\nPassed only after a retry (1):\n  tests/e2e/home.test.ts > the page > loads']])
  print.mockRestore()
})
