import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

const locale = (code: string) => ({
  lang: code,
  locales: [{ code, label: code, direction: 'ltr' as const, calendar: 'gregory' }],
})

it.each([
  ['en', 'long', 'July 5, 2026'],
  ['en', 'medium', 'Jul 5, 2026'],
  ['ru', 'long', '5 июля 2026 г.'],
] as const)('%s %s: %s', (lang, style, text) => {
  expect(formatDate('2026-07-05', locale(lang), style)).toBe(text)
})
