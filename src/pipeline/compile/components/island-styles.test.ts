import { expect, test } from 'vitest'
import { htmlOf } from '../testing/compile-text.ts'

test('an island of few pages brings its styles with its first frame', async () => {
  const html = await htmlOf('<RegexpTester help="#x" />')
  expect(html).toContain(`<div data-island="regexp-tester" data-id="i0-" data-props='{"help":"#x"}'><style>@layer islands{.regexp{container-type:inline-size;`)
  expect(html).not.toContain('/*')
  expect(html).toContain('<mark>2024-06-26</mark>')
})
