import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readPlan } from '@dev-handbook/generator/content/plan/read-plan'
import { collectProblems } from '@dev-handbook/generator/content/problems'
import { subjects } from './testing/subjects.ts'

const root = resolve(import.meta.dirname, '../..')
const plan = await readPlan(root, 'content/plan.tsv', collectProblems())
const planned = plan.filter(({ kind }) => kind === 'algorithm' || kind === 'data-structure').map(({ path }) => path)

const subjectOf = (path: string): string => path.replace(/^algorithms-data-structures\/(?:algorithms\/)?/, '')

const readDocument = (path: string): string => {
  const file = resolve(root, `content/${path}.mdx`)
  return readFileSync(existsSync(file) ? file : resolve(root, `content/${path}/index.mdx`), 'utf8')
}

it('shows the step player of its own algorithm in every article of an algorithm and of a data structure', () => {
  expect(planned).not.toEqual([])
  expect(
    planned.filter(
      (path) => !readDocument(path).includes(`\n## Step by step {#steps}\n\n<StepPlayer of="${subjectOf(path)}" />\n`),
    ),
  ).toEqual([])
})

it('has no step player that no article shows', async () => {
  expect(subjects.names()).toEqual(planned.map(subjectOf).toSorted())
})
