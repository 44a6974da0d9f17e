import { expect, it } from 'vitest'
import { factor, percent, plain } from './number-words.ts'

it('writes numbers with few decimals and a minus sign, and writes zero without a sign', () => {
  expect([plain(-1.239), plain(2), plain(-0.001), plain(-1.2346, 3), plain(-0)]).toEqual([
    '−1.24',
    '2',
    '0',
    '−1.235',
    '0',
  ])
  expect([factor(-1.5), factor(3), factor(-0.001)]).toEqual(['(−1.5)', '3', '0'])
  expect([percent(-0.5), percent(0.333), percent(-1e-12)]).toEqual(['−50 %', '33 %', '0 %'])
  expect([percent(0.004), percent(-0.001), percent(0.00042)]).toEqual(['0.4 %', '−0.1 %', '0.04 %'])
})
