import { expect, it } from 'vitest'
import { compileText } from './testing/compile-text.ts'

it.each([
  ['<Evolution speed={3} />', '<Evolution>: It has no attribute "speed". Known: there are none.'],
  ['<GrowthExplorer n="20" />', '<GrowthExplorer>: "n" is "20"; needed: a whole number from 1 to 100.'],
  ['<GrowthExplorer n={1.5} />', '<GrowthExplorer>: "n" is 1.5; needed: a whole number from 1 to 100.'],
  ['<GrowthExplorer n={101} />', '<GrowthExplorer>: "n" is 101; needed: a whole number from 1 to 100.'],
  ['<GrowthExplorer n={() => 1} />', '<GrowthExplorer>: "n" is a function; needed: a whole number from 1 to 100.'],
  ['<RegexpTester help="#x" />', '<RegexpTester>: It has no attribute "help". Known: "href".'],
  [
    '<ComplexityTable of="algorithms/sort/quick-sort" wide />',
    '<ComplexityTable>: It has no attribute "wide". Known: "of".',
  ],
  [
    '<ComparisonTable topic="algorithms/sort" wide />',
    '<ComparisonTable>: It has no attribute "wide". Known: "topic".',
  ],
  ['<StepPlayer of="sort/quick-sort" wide />', '<StepPlayer>: It has no attribute "wide". Known: "of".'],
  [
    '<PlayerRace topic="sort">Text</PlayerRace>',
    '<PlayerRace> does not show the content between its tags. Write <PlayerRace … />, and the text before or after it.',
  ],
  [
    '<PlayerRace topic="sorts" />',
    '<PlayerRace> has topic="sorts", which does not exist. Known, nearest first: "sort", "search".',
  ],
])('%s is reported at its line', async (body, message) => {
  const { compiled, problems } = await compileText(`Text.\n\n${body}`)
  expect(compiled).toBeUndefined()
  expect(problems).toEqual([`error content/guide/page.mdx:3 [component] ${message}`])
})
