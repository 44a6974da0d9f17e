import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { quoteLines } from '../code/quote-lines.ts'
import { programRoot } from '../../program-root.ts'
import { compiledOf, compileText, temporaryProject } from '../testing/compile-text.ts'

test('a step player is a still picture with its styles, its code and its controls', async () => {
  const { compiled, problems } = await compileText('<StepPlayer of="sort/insertion-sort" />')
  expect(problems).toEqual([])
  expect(compiled?.islands).toEqual(['step-player'])
  const html = compiled?.html ?? ''
  expect(html).toContain(`<div data-island="step-player" data-id="i0-" data-props='{"of":"sort/insertion-sort"}'><style>@layer islands{.player{`)
  expect(html).toContain('aria-label="Insertion sort, step by step"')
  expect(html).toContain('aria-label="Insertion sort of 5, 8, 1, 9, 3, 7, 2, 6: step ')
  expect(html.match(/class="line hl"/g)).toHaveLength(1)
  expect(html).toContain('data-f="algorithms/sort/insertion-sort.ts"')
})

test('a document depends on all that a player or a race shows of the program', async () => {
  const filesOf = async (body: string) => {
    const root = temporaryProject()
    const { dependencies } = await compiledOf(body, { context: { root } })
    return dependencies.map((file) => relative(programRoot, resolve(root, file)))
  }
  const styles = ['adapt', 'frame', 'parts', 'stage'].map((name) => `src/islands/player/styles/${name}.css`)
  expect(await filesOf('<StepPlayer of="sort/insertion-sort" />')).toEqual(['algorithms/compare.ts', 'algorithms/search/binary-search.ts', 'algorithms/sort/insertion-sort.ts', ...styles])
  expect(await filesOf('<PlayerRace topic="sort" />')).toEqual(expect.arrayContaining(['algorithms/sort/insertion-sort.ts', 'algorithms/sort/merge-sort.ts', ...styles]))
  expect(await filesOf('<RegexpTester help="#x" />')).toEqual(['src/islands/regexp/pattern-form.css', 'src/islands/regexp/regexp-tester.css'])
})

test.each([
  ['of="sort/quicksort"', 'has of="sort/quicksort", which does not exist. Known, nearest first: "sort/quick-sort", '],
  ['of={3}', 'has of={3}, which does not exist. Known, nearest first: "'],
  ['', 'needs of. Known, nearest first: "'],
])('an unknown step player, <StepPlayer %s />, is an error that lists the nearest ones', async (attributes, message) => {
  const { compiled, problems } = await compileText(`Text.\n\n<StepPlayer ${attributes} />`)
  expect(compiled).toBeUndefined()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`page.mdx:3 [component] <StepPlayer> ${message}`)
  expect(problems[0]).toMatch(/ and \d+ more\.$/)
  expect(problems[0]?.match(/"[a-z-]+\/[a-z-]+"/g)?.length).toBeLessThanOrEqual(13)
})

test('quoteLines keeps the numbers of lines, without documentation and blank lines', () => {
  const source = 'a\n// #region r\n  /**\n   * Doc.\n   */\n  b\n\n  // c\n    d\n// #endregion r\ne\n'
  expect(quoteLines(source, { file: 'x.ts', region: 'r' })).toEqual([
    { file: 'x.ts', line: 6, text: 'b', indent: 2 },
    { file: 'x.ts', line: 8, text: '// c', indent: 2 },
    { file: 'x.ts', line: 9, text: '  d', indent: 2 },
  ])
  expect(() => quoteLines(source, { file: 'x.ts', region: 's' })).toThrow(new RangeError('"x.ts" has no region "s".'))
})
