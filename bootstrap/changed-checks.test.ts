import { expect, it } from 'vitest'
import { changedChecks, type ChangedChecks } from './changed-checks.mjs'

const everyPlatform = ['shared', 'browser', 'worker', 'worker-tests', 'node', 'both', 'fixtures']

const nothing: ChangedChecks = {
  platforms: [],
  lint: [],
  samples: [],
  check: false,
  left: ['samples of documents that did not change: npm run check:samples', 'browser tests: npm run test:e2e'],
}

it.each<[file: string, expected: Partial<ChangedChecks>]>([
  [
    'packages/generator/src/client/navbar/navbar.tsx',
    { platforms: ['browser', 'both'], lint: ['packages/generator/src/client/navbar/navbar.tsx'] },
  ],
  ['packages/generator/src/client/navbar/navbar.module.css', {}],
  [
    'packages/generator/src/compile/compile-document.ts',
    { platforms: ['node', 'both'], lint: ['packages/generator/src/compile/compile-document.ts'] },
  ],
  [
    'packages/generator/src/service-worker/answers.ts',
    { platforms: ['worker', 'worker-tests'], lint: ['packages/generator/src/service-worker/answers.ts'] },
  ],
  [
    'packages/generator/src/model/page.ts',
    { platforms: everyPlatform, lint: ['packages/generator/src/model/page.ts'] },
  ],
  [
    'packages/generator/src/sandbox/runtime.ts',
    { platforms: ['browser', 'node', 'both'], lint: ['packages/generator/src/sandbox/runtime.ts'] },
  ],
  [
    'packages/generator/src/texts/plural.ts',
    { platforms: ['shared', 'browser', 'node', 'both'], lint: ['packages/generator/src/texts/plural.ts'] },
  ],
  ['bench/run/run.ts', { platforms: ['both'], lint: ['bench/run/run.ts'] }],
  ['handbook/prose/prose-rules.ts', { platforms: ['node'], lint: ['handbook/prose/prose-rules.ts'] }],
  ['bootstrap/test.mjs', { lint: ['bootstrap/test.mjs'] }],
  ['package-lock.json', { platforms: everyPlatform }],
  ['handbook/content/guide/docker.mdx', { samples: ['content/guide/docker.mdx'], check: true }],
  ['handbook/content/guide/_part.mdx', { check: true }],
  ['handbook/content/sidebars.ts', { platforms: ['node'], lint: ['handbook/content/sidebars.ts'], check: true }],
  ['handbook/site.config.ts', { platforms: ['node'], lint: ['handbook/site.config.ts'], check: true }],
  ['handbook/static/robots.svg', { check: true }],
  [
    'handbook/algorithms/sort/merge-sort.ts',
    {
      platforms: ['shared', 'browser', 'node', 'both'],
      lint: ['handbook/algorithms/sort/merge-sort.ts'],
      check: true,
      left: [...nothing.left, 'coverage of the algorithms: npm test'],
    },
  ],
  [
    'handbook/algorithms/sort/merge-sort.test.ts',
    {
      platforms: ['shared', 'browser', 'node', 'both'],
      lint: ['handbook/algorithms/sort/merge-sort.test.ts'],
      left: [...nothing.left, 'coverage of the algorithms: npm test'],
    },
  ],
  [
    'tests/e2e/home.test.ts',
    {
      platforms: ['both'],
      lint: ['tests/e2e/home.test.ts'],
      left: [...nothing.left.slice(0, 1), 'browser tests: npm run test:e2e -- tests/e2e/home.test.ts'],
    },
  ],
  ['bootstrap/start.test.ts', { platforms: ['node'], lint: ['bootstrap/start.test.ts'] }],
  ['tests/fixtures/site/site.config.ts', { platforms: ['fixtures'] }],
  ['tests/fixtures/site/content/intro.mdx', {}],
  ['docs/testing.md', {}],
])('%s', (file, expected) => {
  expect(changedChecks([file])).toEqual({ ...nothing, ...expected })
})

it('checks the samples of three documents, and lists the checks that it leaves out', () => {
  const { samples, left } = changedChecks(['a', 'b', 'c', 'd', 'e'].map((name) => `handbook/content/${name}.md`))
  expect(samples).toEqual(['content/a.md', 'content/b.md', 'content/c.md'])
  expect(left[0]).toBe('samples of 2 more changed documents, and of all others: npm run check:samples')
})

it('checks types and the site after a file was deleted, but not the deleted file', () => {
  expect(changedChecks(['handbook/content/a.md', 'packages/generator/src/client/gone.ts'], () => false)).toEqual({
    ...nothing,
    platforms: ['browser', 'both'],
    check: true,
  })
})
