import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { countedModules } from './handbook/algorithms/contracts/counted.ts'
import { keepThreadsAwake, threadsAwakeArguments } from './packages/generator/src/build/keep-threads-awake.ts'
import { tracedModules } from './packages/step-player/src/build/traced-modules.ts'
import { completeModules } from './tests/quoted-modules.ts'
import { timeLimits } from './tests/time-limits.ts'
import { unitTests } from './tests/unit-tests.ts'

// Here for the process that reads and transforms for all others, and as an argument for those: a setup file would cost each of them a tenth of a second.
keepThreadsAwake()
const execArgv = [...threadsAwakeArguments]

/** Imports of this repository's packages lead to their sources. */
const sources = { resolve: { conditions: ['handbook-source'] }, ssr: { resolve: { conditions: ['handbook-source'] } } }

const limits = {
  testTimeout: timeLimits.unit,
  hookTimeout: timeLimits.unit,
  expect: { poll: { timeout: 20_000, interval: 1 } },
}

const { shared, alone } = unitTests()
const globalSetup = ['tests/temporary-folder.ts']
// Vitest asks for a `groupOrder` of its own where projects have other numbers of workers.
const units = { execArgv, globalSetup, ...limits, maxWorkers: 2, sequence: { groupOrder: 2 } }
const traced = () => tracedModules(resolve(import.meta.dirname, 'handbook'))

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [countedModules()],
        ...sources,
        test: {
          name: 'algorithms',
          execArgv,
          // One process for all: with a second one, the coverage of each file would be written and merged by itself.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...limits,
          include: ['handbook/algorithms/**/*.test.ts'],
          setupFiles: ['handbook/algorithms/contracts/counted.ts'],
        },
      },
      {
        // The tests of algorithms once more, on the files that readers copy.
        plugins: [countedModules(), completeModules()],
        ...sources,
        test: {
          name: 'complete-files',
          execArgv,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...limits,
          include: ['handbook/algorithms/{sort,search,graph,linked-list,strings,data-structures}/*.test.ts'],
          // Those count the steps of the sources.
          exclude: ['**/*growth.test.ts'],
          setupFiles: ['handbook/algorithms/contracts/counted.ts'],
        },
      },
      // Most unit tests share two processes, which load each module once; the others have a process each.
      { plugins: [traced()], ...sources, test: { ...units, name: 'unit', isolate: false, include: shared } },
      { plugins: [traced()], ...sources, test: { ...units, name: 'unit-alone', include: alone } },
      {
        ...sources,
        test: {
          name: 'e2e',
          execArgv,
          // Until the browser tests have passed twenty times on a busy machine (docs/measurements/tests.md).
          retry: process.env['CI'] ? 2 : 0,
          // A worker keeps its modules and its browser for all files that it runs.
          isolate: false,
          // A test waits for the browser most of its time, and the browser has processes of its own: two workers keep two cores busy.
          maxWorkers: 2,
          // Vitest asks for a group of its own where projects have other numbers of workers.
          sequence: { groupOrder: 3 },
          // Ten results took over 15 s beside 30 programs. A step of a page has 150 s.
          expect: { poll: { timeout: 60_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [...globalSetup, 'tests/e2e/engines/left-firefox.ts', 'tests/e2e/built-site.ts'],
          testTimeout: timeLimits.browser,
          hookTimeout: 300_000,
        },
      },
    ],
    coverage: {
      provider: 'istanbul',
      include: ['handbook/algorithms/**/*.ts'],
      exclude: ['**/*.test.ts', 'handbook/algorithms/contracts/**'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
