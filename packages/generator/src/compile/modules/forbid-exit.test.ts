import { expect, it, test } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

test.each([
  ['Text.\n\n{process.exit()}', 'exit'],
  ['export const end = () => globalThis.process.kill(process.pid)\n\n<b>{end()}</b>', 'kill'],
  ['Text.\n\n<Details summary={process.abort()}>x</Details>', 'abort'],
])('%j is reported and does not end the process', async (body, name) => {
  const before = process[name as 'exit']
  const { compiled, problems } = await compileText(body, { bodyLine: 5 })
  expect(compiled).toBeUndefined()
  expect(problems).toEqual([
    `error content/guide/page.mdx:7 [render] The document throws while it is rendered: Error: process.${name}() would end the build. Correct the expression or component there.`,
  ])
  expect(process[name as 'exit']).toBe(before)
})

it('other properties and functions of the process are available', async () => {
  expect((await compileText('Has {typeof process.env}, {typeof process.pid}')).compiled?.readHtml()).toBe(
    '<p>Has object, number</p>',
  )
})
