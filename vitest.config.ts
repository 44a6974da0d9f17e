import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { countedModules } from './handbook/algorithms/contracts/counted.ts'
import { keepThreadsAwake, threadsAwakeArguments } from './packages/generator/src/build/keep-threads-awake.ts'
import { tracedModules } from './packages/step-player/src/build/traced-modules.ts'

// Here for the process that reads and transforms for all others, and as an argument for those: a setup file would cost each of them a tenth of a second.
keepThreadsAwake()
const execArgv = [...threadsAwakeArguments]

/** Imports of this repository's packages lead to their sources. */
const sources = { resolve: { conditions: ['handbook-source'] }, ssr: { resolve: { conditions: ['handbook-source'] } } }

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [countedModules()],
        ...sources,
        test: { name: 'algorithms', execArgv, include: ['handbook/algorithms/**/*.test.ts'], setupFiles: ['handbook/algorithms/contracts/counted.ts'] },
      },
      { plugins: [tracedModules(resolve(import.meta.dirname, 'handbook'))], ...sources, test: { name: 'unit', execArgv, testTimeout: 60_000, include: ['packages/*/src/**/*.test.{ts,tsx}', 'handbook/components/**/*.test.ts', 'tests/*.test.ts', 'bootstrap/**/*.test.ts', 'bench/**/*.test.ts'] } },
      {
        ...sources,
        test: {
          name: 'e2e',
          execArgv,
          // A machine that does other work may starve a browser; a fault of ours fails each time.
          retry: process.env['CI'] ? 2 : 0,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/built-site.ts'],
          testTimeout: 60_000,
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
