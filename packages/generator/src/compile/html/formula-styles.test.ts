import { expect, test } from 'vitest'
import { htmlOf } from '../testing/compile-text.ts'

test.each([
  ['a column that is aligned to the right', '\\begin{aligned} f &= 1 \\\\ &= 2 \\end{aligned}', 'tml-right'],
  ['a column that is aligned to the left', '\\begin{cases} 1 & \\text{if } x \\\\ 0 \\end{cases}', 'tml-left'],
  ['a line above', '\\overline{AB}', 'tml-overline'],
  ['a line below', '\\underline{AB}', 'tml-underline'],
  ['a line across', '\\cancel{x}', 'tml-cancel', 'upstrike'],
  ['a wide hat', '\\widehat{abc}', 'tml-hat-3'],
  ['an accent', '\\vec{v}', 'tml-vec', 'chr-sml', 'wbk-sml-vec'],
])('the page of a formula with %s has the styles for it, once', async (_, tex, ...names) => {
  const html = await htmlOf(`A formula:\n\n$$\n${tex}\n$$\n\nAgain $${tex}$.`)
  const [, styles = ''] = /^<style>(.*?)<\/style><p>A formula/s.exec(html) ?? []
  for (const name of names) {
    expect(html).toMatch(new RegExp(`<m\\w+ [^>]*class="[^"]*\\b${name}\\b`))
    expect(styles.split(`.${name}`)).toHaveLength(2)
  }
})

test('formulas without classes, and pages without formulas, need no styles', async () => {
  expect(await htmlOf('A $x^{2} + 1$.')).toMatch(/^<p>A <math>/)
  expect(await htmlOf('An <i className="tml-left">element</i>.')).toBe('<p>An <i class="tml-left">element</i>.</p>')
})
