import { expect, test } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

const problemsOf = async (body: string) =>
  (await compileText(body)).problems.filter((problem) => problem.includes('[markdown]'))

test.each([
  ['See [the guide][guide].', '"[the guide][guide]" stays text', 'Add a line "[guide]: address"'],
  ['See [guide][].', '"[guide][]" stays text', 'Add a line "[guide]: address"'],
  ['![A box][box image]', '"![A box][box image]" stays text', 'Add a line "[box image]: address"'],
  ['- One\n- See [the guide][guides].\n\n[guide]: ./other.mdx', 'address "[guides]"', 'Did you mean "[guide]"?'],
])('a link without a definition warns: %j', async (body, message, remedy) => {
  const problems = await problemsOf(body)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^warning content\/guide\/page\.mdx:\d \[markdown\] /)
  expect(problems[0]).toContain(message)
  expect(problems[0]).toContain(remedy)
})

test('the warning names the line of the link, and every link is reported', async () => {
  const problems = await problemsOf('One\ntwo [a link][first] and [another][second]\n\n[last][third].')
  expect(problems.map((problem) => problem.slice(0, 'warning content/guide/page.mdx:4'.length))).toEqual([
    'warning content/guide/page.mdx:2',
    'warning content/guide/page.mdx:2',
    'warning content/guide/page.mdx:4',
  ])
})

test.each([
  'See [the guide][Guide ONE].\n\n[guide  one]: ./other.mdx',
  'See [guide][] and [guide].\n\n[guide]: ./other.mdx',
  'Code: rows[row][column], `[a][bc]`, grid [0][1] and [i][j].',
  'Meant: \\[the guide][guide] and \\[the guide\\]\\[guide\\].',
  'A list [one] [two], a task [x] and a note[^1].\n\n[^1]: Text.',
  '```md\n[the guide][guide]\n```',
])('text that only looks like such a link passes: %j', async (body) => {
  expect(await problemsOf(body)).toEqual([])
})
