import { expect, it } from 'vitest'
import { changedChecks, type ChangedChecks } from './changed-checks.mjs'

const nothing: ChangedChecks = {
  platforms: [],
  lint: [],
  samples: [],
  check: false,
  left: ['samples of documents that did not change: npm run check:samples', 'browser tests: npm run test:e2e'],
}

it.each<[file: string, expected: Partial<ChangedChecks>]>([
  ['src/app/navbar/navbar.tsx', { platforms: ['browser', 'both'], lint: ['src/app/navbar/navbar.tsx'] }],
  ['src/app/navbar/navbar.module.css', {}],
  [
    'src/pipeline/compile/compile-document.ts',
    { platforms: ['node', 'both'], lint: ['src/pipeline/compile/compile-document.ts'] },
  ],
  ['src/worker/answers.ts', { platforms: ['worker', 'node'], lint: ['src/worker/answers.ts'] }],
  ['src/model/page.ts', { platforms: ['shared', 'browser', 'worker', 'node', 'both'], lint: ['src/model/page.ts'] }],
  ['bootstrap/test.mjs', { lint: ['bootstrap/test.mjs'] }],
  ['package-lock.json', { platforms: ['shared', 'browser', 'worker', 'node', 'both'] }],
  ['content/guide/docker.mdx', { samples: ['content/guide/docker.mdx'], check: true }],
  ['content/guide/_part.mdx', { check: true }],
  ['content/sidebars.ts', { platforms: ['node'], lint: ['content/sidebars.ts'], check: true }],
  ['site.config.ts', { platforms: ['node'], lint: ['site.config.ts'], check: true }],
  ['static/robots.svg', { check: true }],
  [
    'algorithms/sort/merge-sort.ts',
    {
      platforms: ['shared', 'browser', 'node', 'both'],
      lint: ['algorithms/sort/merge-sort.ts'],
      check: true,
      left: [...nothing.left, 'coverage of the algorithms: npm test'],
    },
  ],
  [
    'algorithms/sort/merge-sort.test.ts',
    {
      platforms: ['shared', 'browser', 'node', 'both'],
      lint: ['algorithms/sort/merge-sort.test.ts'],
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
  ['tests/fixtures/site/content/intro.mdx', {}],
  ['docs/testing.md', {}],
])('%s', (file, expected) => {
  expect(changedChecks([file])).toEqual({ ...nothing, ...expected })
})

it('checks the samples of three documents, and says what it leaves out', () => {
  const { samples, left } = changedChecks(['a', 'b', 'c', 'd', 'e'].map((name) => `content/${name}.md`))
  expect(samples).toEqual(['content/a.md', 'content/b.md', 'content/c.md'])
  expect(left[0]).toBe('samples of 2 more changed documents, and of all others: npm run check:samples')
})

it('looks at the types and the site after a file was deleted, and at no file that is gone', () => {
  expect(changedChecks(['content/a.md', 'src/app/gone.ts'], () => false)).toEqual({
    ...nothing,
    platforms: ['browser', 'both'],
    check: true,
  })
})
