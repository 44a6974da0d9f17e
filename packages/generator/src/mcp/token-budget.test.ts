import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { cutPages, estimateTokens } from './token-budget.ts'

const paragraph = (letter: string) => letter.repeat(90)

it('cuts between blocks', () => {
  expect(cutPages([paragraph('a'), paragraph('b'), paragraph('c')].join('\n\n'), 70)).toEqual([
    `${paragraph('a')}\n\n${paragraph('b')}`,
    paragraph('c'),
  ])
})

it('keeps headings on the page of the block below them', () => {
  expect(cutPages([paragraph('a'), '## B', '### C', paragraph('b')].join('\n\n'), 40)).toEqual([
    paragraph('a'),
    `## B\n\n### C\n\n${paragraph('b')}`,
  ])
})

it('keeps the blank lines of a fence, and cuts a long fence into several fences', () => {
  const short = '```ts\na\n\nb\n```'
  expect(cutPages(`${paragraph('x')}\n\n${short}`, 34)).toEqual([paragraph('x'), short])
  const long = `\`\`\`ts title="a.ts"\n${['a', 'b', 'c'].map(paragraph).join('\n\n')}\n\`\`\``
  const pages = cutPages(long, 50)
  expect(pages).toHaveLength(3)
  for (const page of pages) expect(page).toMatch(/^```ts title="a\.ts"\n[\s\S]*\n```$/)
  expect(
    pages
      .join('')
      .match(/[abc]/g)
      ?.filter((letter) => letter === 'c'),
  ).toHaveLength(90)
})

it('has no empty pages', () => {
  expect(cutPages('\n\n', 100)).toEqual([])
})

it.each([
  ['one line', 'x'.repeat(20_000)],
  ['a fence of short lines', `\`\`\`\n${'x\n'.repeat(10_000)}\`\`\``],
  ['short lines', 'x\n'.repeat(10_000)],
  ['short blocks', 'x\n\n'.repeat(10_000)],
])('cuts %s in a time that grows with the length only', (_, text) => {
  const bytes = vi.spyOn(Buffer, 'byteLength')
  const pages = cutPages(text, 2_000)
  const measured = bytes.mock.calls.reduce((sum, [measuredText]) => sum + String(measuredText).length, 0)
  bytes.mockRestore()
  expect(pages.join('').match(/x/g)).toHaveLength(text.match(/x/g)?.length ?? 0)
  expect(measured).toBeLessThan(10 * text.length)
})

it('makes no page longer than allowed, and loses no word', () => {
  const words = fc.array(fc.constantFrom('word ', 'ёж ', '\n', '\n\n', '# ', '```\n', '> ', '- ', '𝒳'), {
    maxLength: 200,
  })
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 60 }), (parts, tokens) => {
      const text = parts.join('')
      const pages = cutPages(text, tokens)
      for (const page of pages) expect(estimateTokens(page)).toBeLessThanOrEqual(tokens)
      const kept = (markdown: string) => markdown.match(/word|ёж|𝒳/g)?.length ?? 0
      expect(kept(pages.join('\n\n'))).toBe(kept(text))
    }),
  )
})
