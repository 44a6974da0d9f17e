import { describe, expect, test } from 'vitest'
import {
  countCards,
  mergeProgress,
  progressFromText,
  progressToText,
  withCard,
  withoutGrade,
  type Progress,
} from './progress.ts'
import { answered, type PracticeCard } from './schedule.ts'

const now = Date.UTC(2026, 0, 1)
const card = answered(undefined, { grade: 'good', now })
const later = answered(card, { grade: 'good', now: now + 600_000 })
const progress: Progress = { '/docs/other/js-questions': { closures: card, hoisting: later } }

describe('progress as a text', () => {
  test('is the same after writing and reading', () => {
    expect(progressFromText(progressToText(progress))).toEqual(progress)
    expect(progressFromText(progressToText({}))).toEqual({})
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"a"',
    '{"format":"dev-handbook-practice","version":1}',
    '{"format":"other","version":1,"pages":{}}',
  ])('%j is not progress', (text) => {
    expect(progressFromText(text)).toBe('unreadable')
  })

  test('reports that a later release wrote it', () => {
    expect(progressFromText(progressToText(progress).replace('"version":1', '"version":2'))).toBe('newer')
  })

  const broken: [string, Partial<Record<keyof PracticeCard, unknown>>][] = [
    ['a text', { due: '1' }],
    ['a date out of range', { last: 9e15 }],
    ['a negative number', { interval: -1 }],
    ['no stability', { stability: 0 }],
    ['an unknown state', { state: 4 }],
    ['a missing number', { answers: undefined }],
  ]
  test.each(broken)('drops a card with %s, and keeps the others', (_, fault) => {
    const text = JSON.stringify({
      format: 'dev-handbook-practice',
      version: 1,
      pages: { '/a': { bad: { ...card, ...fault }, good: card }, '/b': { bad: 1 }, '/c': null },
    })
    expect(progressFromText(text)).toEqual({ '/a': { good: card } })
  })

  const limits: [keyof PracticeCard, number, number][] = [
    ['first', 0, 8.64e15],
    ['last', 0, 8.64e15],
    ['due', 0, 8.64e15],
    ['stability', 0.001, 36_500],
    ['difficulty', 1, 10],
    ['state', 1, 3],
    ['step', 0, 100],
    ['interval', 0, 36_500],
    ['answers', 1, 1e6],
    ['lapses', 0, 1e6],
  ]
  test.each(limits)('accepts %s from %d to %d', (name, least, most) => {
    const read = (value: number) => progressFromText(progressToText({ '/a': { x: { ...card, [name]: value } } }))
    for (const value of [least, most]) expect(read(value)).toEqual({ '/a': { x: { ...card, [name]: value } } })
    for (const value of [least - 0.0001, most + 1]) expect(read(value)).toEqual({})
  })

  test('reads a page with the name __proto__ as a page', () => {
    const read = progressFromText(
      `{"format":"dev-handbook-practice","version":1,"pages":{"__proto__":{"a":${JSON.stringify(card)}}}}`,
    )
    expect(Object.keys(read)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })
})

test('of two cards for one question, the card that was answered later stays', () => {
  const other: Progress = { '/docs/other/js-questions': { closures: later, hoisting: card }, '/b': { x: card } }
  const merged = mergeProgress(progress, other)
  expect(merged).toEqual({ '/docs/other/js-questions': { closures: later, hoisting: later }, '/b': { x: card } })
  expect(mergeProgress(other, progress)).toEqual(merged)
  expect(countCards(merged)).toBe(3)
  const [mine, theirs] = [
    { ...card, lapses: 1 },
    { ...card, lapses: 2 },
  ]
  expect(mergeProgress({ '/a': { x: mine } }, { '/a': { x: theirs } })).toEqual({ '/a': { x: mine } })
})

test('replaces and removes a card', () => {
  const replaced = withCard(progress, { path: '/docs/other/js-questions', id: 'closures', card: later })
  expect(replaced['/docs/other/js-questions']).toEqual({ closures: later, hoisting: later })
  expect(
    withCard(progress, { path: '/docs/other/js-questions', id: 'closures', card: undefined })[
      '/docs/other/js-questions'
    ],
  ).toEqual({ hoisting: later })
  expect(withCard(progress, { path: '/b', id: 'x', card })).toEqual({ ...progress, '/b': { x: card } })
})

describe('undoing a grade', () => {
  const path = '/docs/other/js-questions'

  test('restores the card before the grade, or removes the card of a new question', () => {
    expect(withoutGrade({ [path]: { closures: later } }, { path, id: 'closures', before: card, given: later })).toEqual(
      { [path]: { closures: card } },
    )
    expect(
      withoutGrade({ [path]: { closures: card } }, { path, id: 'closures', before: undefined, given: card }),
    ).toEqual({ [path]: {} })
  })

  test('keeps a later grade from another tab, and cards that another tab has deleted stay deleted', () => {
    const graded: Progress = { [path]: { closures: later } }
    expect(withoutGrade(graded, { path, id: 'closures', before: undefined, given: card })).toBe(graded)
    expect(withoutGrade({}, { path, id: 'closures', before: card, given: later })).toEqual({})
  })
})
