import { expect, test } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

const body = 'Text.\n\n<p onclick="go(1)" title="a">one</p>\n\n- <img src="/img/logo.png" alt="x" onError="go(2)" />\n'
const warning = (ending: string, line: number, what: string) =>
  `warning content/guide/page.${ending}:${line} [${ending === 'md' ? 'html' : 'mdx'}] ${what}, which never runs: an article is HTML without script. It is left out. Write a <Demo>, or a link.`

test.each(['md', 'mdx'])('code in an attribute is left out with a warning in .%s', async (ending) => {
  const { compiled, problems } = await compileText(body, { bodyLine: 5, file: `content/guide/page.${ending}` })
  expect(problems.map((problem) => problem.toLowerCase())).toEqual(
    [warning(ending, 7, '<p> has onclick="go(1)"'), warning(ending, 9, '<img> has onError="go(2)"')].map((problem) =>
      problem.toLowerCase(),
    ),
  )
  expect(compiled?.readHtml()).toContain('one</p>')
  expect(compiled?.readHtml()).not.toMatch(/on(?:click|error)/i)
})

test('functions are left out as in other generators, and other attributes stay', async () => {
  const { compiled, problems } = await compileText('<p onClick={() => {}} title="once" lang="en">{1}</p>')
  expect(problems).toEqual([])
  expect(compiled?.readHtml()).toBe('<p title="once" lang="en">1</p>')
})

const scriptWarning = (ending: string, line: number) =>
  `warning content/guide/page.${ending}:${line} [${ending === 'md' ? 'html' : 'mdx'}] <script> never runs: an article is HTML without script. It is left out. Write a <Demo>, or a link to what it would show.`

test.each([
  ['md', '<script>\n  go(1)\n</script>', '<script src="/x.js"></script>'],
  ['mdx', '<script>{`\n  go(1)\n`}</script>', '<script src="/x.js" />'],
])('a script is left out with a warning in .%s', async (ending, inline, other) => {
  const { compiled, problems } = await compileText(`Text.\n\n${inline}\n\n- ${other}\n\nEnd.\n`, {
    bodyLine: 5,
    file: `content/guide/page.${ending}`,
  })
  expect(problems).toEqual([scriptWarning(ending, 7), scriptWarning(ending, 11)])
  expect(compiled?.readHtml()).not.toMatch(/script|go\(1\)/)
  expect(compiled?.readHtml()).toContain('End.')
})

test.each(['md', 'mdx'])('a script element with data is kept (.%s)', async (ending) => {
  const { compiled, problems } = await compileText(
    '<script type="application/ld+json" id="facts"></script>\n\nText.\n',
    { file: `content/guide/page.${ending}` },
  )
  expect(problems).toEqual([])
  expect(compiled?.readHtml()).toContain('application/ld+json')
})
