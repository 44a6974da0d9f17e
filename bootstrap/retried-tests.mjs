/** The tests of these modules that have passed only after a retry, as `tests/e2e/home.test.ts > name of the test`. */
const retriedTests = (modules) =>
  modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `  ${module.relativeModuleId} > ${test.fullName}`),
  )

/**
 * Reporter of Vitest. It prints at the end which tests have passed only after a retry, so that unreliable tests are
 * known. A run without such a test prints nothing.
 */
export default class {
  onTestRunEnd(modules) {
    const names = retriedTests(modules)
    if (names.length > 0) console.log(`\nPassed only after a retry (${names.length}):\n${names.join('\n')}`)
  }
}
