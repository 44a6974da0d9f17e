import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, delays, isLearning, retrievability, type PracticeCard } from './schedule.ts'
import { grades } from '../../texts/kinds/practice.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2026, 0, 1)

describe('the schedule', () => {
  test('repeats a new question within minutes until the reader knows it, and an easy question after days', () => {
    const { again, hard, good, easy } = delays(undefined, start)
    expect(again).toBe(minute)
    expect(good).toBe(10 * minute)
    expect(again < hard && hard < good).toBe(true)
    expect(easy).toBeGreaterThan(day)
  })

  test('increases the intervals of known answers, and starts again after a forgotten answer', () => {
    let card = answered(undefined, { grade: 'easy', now: start })
    const waits = Array.from({ length: 4 }, () => {
      const wait = card.due - card.last
      card = answered(card, { grade: 'good', now: card.due })
      return wait
    })
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(isLearning(card)).toBe(false)
    const forgotten = answered(card, { grade: 'again', now: card.due })
    expect([isLearning(forgotten), forgotten.lapses, forgotten.due - forgotten.last]).toEqual([true, 1, 10 * minute])
  })

  test('expects that nine of ten answers are known at their due time', () => {
    const card = answered(undefined, { grade: 'easy', now: start })
    expect(retrievability(card, card.due)).toBeCloseTo(0.9, 1)
    expect(retrievability(card, card.due + 30 * day)).toBeLessThan(retrievability(card, card.due))
  })

  test.each([-1000, -3 * day])('accepts an answer after the clock was set back by %d milliseconds', (shift) => {
    const card = answered(undefined, { grade: 'good', now: start })
    const now = start + shift
    const next = answered(card, { grade: 'good', now })
    expect([next.last, next.answers, next.due > now]).toEqual([now, 2, true])
    expect(delays(card, now).again).toBe(minute)
    expect(retrievability(next, now)).toBe(1)
  })

  test('stays within its bounds for any sequence of answers', () => {
    const answers = fc.array(
      fc.record({ grade: fc.constantFrom(...grades), wait: fc.integer({ min: 0, max: 400 * day }) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(answers, (run) => {
        let now = start
        let card: PracticeCard | undefined
        for (const { grade, wait } of run) {
          now += wait
          card = answered(card, { grade, now })
          expect(card.due).toBeGreaterThan(now)
          // The limit is a year, and the scheduler keeps "easy" at least a day above "good".
          expect(card.due - now).toBeLessThanOrEqual(367 * day)
          expect(card.first).toBe(start + (run[0]?.wait ?? 0))
          expect(Object.values(card).every(Number.isFinite)).toBe(true)
        }
      }),
    )
  })
})
