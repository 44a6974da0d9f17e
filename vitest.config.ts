import { defineConfig } from 'vitest/config'
import { countedModules } from './algorithms/contracts/counted.ts'
import { keepThreadsAwake, threadsAwakeArguments } from './src/generator/keep-threads-awake.ts'
import { tracedModules } from './src/generator/bundle/traced-modules.ts'

// Here for the process that reads and transforms for all others, and as an argument for those: a setup file would cost each of them a tenth of a second.
keepThreadsAwake()
const execArgv = [...threadsAwakeArguments]

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [countedModules()],
        test: { name: 'algorithms', execArgv, include: ['algorithms/**/*.test.ts'], setupFiles: ['algorithms/contracts/counted.ts'] },
      },
      { plugins: [tracedModules()], test: { name: 'unit', execArgv, testTimeout: 60_000, include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'bootstrap/**/*.test.ts', 'bench/**/*.test.ts'] } },
      {
        test: {
          name: 'e2e',
          execArgv,
          // A worker keeps its modules and its browser for all files that it runs.
          isolate: false,
          // A test waits for the browser most of its time, and the browser has processes of its own: two workers keep two cores busy.
          maxWorkers: 2,
          // Vitest asks for a group of its own where projects have other numbers of workers.
          sequence: { groupOrder: 3 },
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/built-site.ts'],
          // Ten times what the longest test needs on two idle cores: axe on a large page is work, and other programs may have the cores.
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
    coverage: {
      provider: 'istanbul',
      include: ['algorithms/**/*.ts'],
      exclude: ['**/*.test.ts', 'algorithms/contracts/**'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
