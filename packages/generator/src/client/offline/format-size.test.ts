import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [0, '0 kB'],
  [400, '0 kB'],
  [1500, '2 kB'],
  [999_499, '999 kB'],
  [1_712_912, '1.7 MB'],
  [12_000_000, '12 MB'],
  [3_250_000_000, '3.3 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text)
})

it('uses the language of the page', () => {
  expect(formatSize(1_712_912, 'ru')).toBe('1,7 МБ')
})
