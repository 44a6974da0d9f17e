import { expect, test } from 'vitest'
import { describeDelay, describeMoment } from './describe-delay.ts'

const minute = 60_000
const day = 1440 * minute

test.each([
  [0, '1 min', 'in 1 minute'],
  [10 * minute, '10 min', 'in 10 minutes'],
  [59 * minute, '1 hour', 'in 1 hour'],
  [day, '1 day', 'tomorrow'],
  [8 * day, '8 days', 'in 8 days'],
  [45 * day, '2 months', 'in 2 months'],
  [365 * day, '1 year', 'next year'],
])('%d ms', (delay, short, moment) => {
  expect(describeDelay(delay, 'en')).toBe(short)
  expect(describeMoment(delay, 'en')).toBe(moment)
})

test('uses Russian', () => {
  expect(describeDelay(5 * day, 'ru')).toBe('5 дней')
  expect(describeMoment(10 * minute, 'ru')).toBe('через 10 минут')
})
