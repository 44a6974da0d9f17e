import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileText } from './testing/compile-text.ts'

beforeEach(() => vi.stubEnv('HANDBOOK_DOCUMENT_SECONDS', '0.5'))
afterEach(() => vi.unstubAllEnvs())

const fault = (line: number) =>
  `error content/guide/page.mdx:${line} [render] The document throws while it is rendered: TimeLimitError: It did not end within 0.5 s. Look for an endless loop. Correct the expression or component there.`

test.each([
  ['an expression', 'Text.\n\n{(() => { for (;;); })()}', 3],
  [
    'a loop that catches everything',
    'Text.\n\n{(() => { for (;;) try { for (;;); } catch {} finally { continue } })()}',
    3,
  ],
  ['an attribute', 'Text.\n\n<p title={(() => { for (;;); })()}>x</p>', 3],
  ['a component inside others', '<Answer level="junior">\n\n<>{(() => { for (;;); })()}</>\n\n</Answer>', 3],
])('an endless loop in %s ends after the time limit, and is reported', async (_, body, line) => {
  const { compiled, problems } = await compileText(body)
  expect([compiled, problems]).toEqual([undefined, [fault(line)]])
})

test('an endless loop in an export ends as well', async () => {
  const { problems } = await compileText('export const a = (() => { for (;;); })()\n\nText.')
  expect(problems).toEqual([expect.stringMatching(/^error content\/guide\/page\.mdx\S* \[render\] .*TimeLimitError/)])
})

test('documents are compiled as usual after a document that exceeded the limit', async () => {
  const body = '<Answer level="junior">\n\nText {1 + 1}.\n\n</Answer>\n\n:::note\n\nA note.\n\n:::'
  const before = await compileText(body)
  await compileText(
    '<Answer level="junior">\n\n<Answer level="junior">\n\n{(() => { for (;;); })()}\n\n</Answer>\n\n</Answer>',
  )
  const after = await compileText(body)
  expect(after.problems).toEqual([])
  expect(after.compiled?.readHtml()).toBe(before.compiled?.readHtml())
  await expect(compileText('{process.exit()}')).resolves.toMatchObject({
    problems: [expect.stringContaining('[render]')],
  })
})
