import { describe, expect, test } from 'vitest'
import { cardOf, type Cards } from './next-question.ts'
import { freshLeft, practise, startPractice, type PracticeState } from './practice-state.ts'
import { answered } from './schedule.ts'
import type { PracticeGrade } from '../../texts/kinds/practice.ts'

const day = 86_400_000
const noon = new Date(2026, 0, 15, 12).getTime()
const levels = ['senior', 'middle', 'junior']
const questions = Array.from({ length: 30 }, (_, index) => ({
  id: `q${index}`,
  level: levels[index % 3] ?? '',
  subject: index < 15 ? 'one' : 'two',
}))
const all = { level: '', subject: '' }

/** Grades the current question, as the dialog does. */
const grade = (state: PracticeState, given: PracticeGrade, now: number): PracticeState => {
  const id = state.current ?? ''
  return practise(questions, state, {
    type: 'graded',
    before: state.cards[id],
    cards: { ...state.cards, [id]: answered(state.cards[id], { grade: given, now }) },
    now,
  })
}

describe('practising', () => {
  test('asks the easiest level first, in the order of the page', () => {
    const first = startPractice(questions, { cards: {}, scope: all, now: noon })
    expect(first.current).toBe('q2')
    expect(grade(first, 'easy', noon).current).toBe('q5')
  })

  test('asks only questions of the chosen level and subject, and ends when none is left', () => {
    const start = startPractice(questions, { cards: {}, scope: { level: 'senior', subject: 'two' }, now: noon })
    expect(start.current).toBe('q15')
    const none = practise(questions, start, { type: 'choose', scope: { level: 'senior', subject: 'three' }, now: noon })
    expect(none.current).toBeUndefined()
    expect(practise(questions, none, { type: 'show' }).revealed).toBe(false)
  })

  test('asks twenty new questions a day, then more on demand, then twenty on the next day', () => {
    let state = startPractice(questions, { cards: {}, scope: all, now: noon })
    for (let count = 0; count < 20; count++) state = grade(state, 'easy', noon + count)
    expect(state.current).toBeUndefined()
    expect(freshLeft(questions, state, noon + 100)).toBe(0)
    expect(freshLeft(questions, practise(questions, state, { type: 'more', now: noon + 100 }), noon + 100)).toBe(10)
    expect(freshLeft(questions, state, noon + day)).toBe(10)
    expect(practise(questions, state, { type: 'tick', now: noon + day }).current).toBe('q0')
  })

  test('repeats a forgotten question within minutes, but not twice in a row while there is another', () => {
    const start = startPractice(questions, { cards: {}, scope: { level: 'junior', subject: 'one' }, now: noon })
    const second = grade(start, 'again', noon)
    expect(second.current).not.toBe(start.current)
    expect(grade(second, 'easy', noon + 61_000).current).toBe(start.current)
  })

  test('prefers another question in its learning steps to the one just answered, which is due sooner', () => {
    const two = questions.slice(0, 2)
    const first = startPractice(two, { cards: {}, scope: all, now: noon })
    const second = practise(two, first, {
      type: 'graded',
      before: undefined,
      cards: { [String(first.current)]: answered(undefined, { grade: 'good', now: noon }) },
      now: noon,
    })
    const id = String(second.current)
    const third = practise(two, second, {
      type: 'graded',
      before: undefined,
      cards: { ...second.cards, [id]: answered(undefined, { grade: 'again', now: noon + 1 }) },
      now: noon + 1,
    })
    expect(third.cards[id]?.due).toBeLessThan(third.cards[String(first.current)]?.due ?? 0)
    expect(third.current).toBe(first.current)
  })

  test('finds no card for a question whose id is the name of a property of every object', () => {
    const [only] = [{ id: 'constructor', level: 'junior', subject: 'one' }]
    const start = startPractice([only], { cards: {}, scope: all, now: noon })
    expect(cardOf(start.cards, only.id)).toBeUndefined()
    const card = answered(cardOf(start.cards, only.id), { grade: 'easy', now: noon })
    const graded = practise([only], start, {
      type: 'graded',
      before: undefined,
      cards: { constructor: card },
      now: noon,
    })
    expect(graded.undo).toEqual({ id: 'constructor', before: undefined, given: card })
    expect(cardOf(graded.cards, only.id)).toBe(card)
  })

  test('asks the last question in its learning steps early if nothing else is left', () => {
    const scope = { level: 'junior', subject: 'one' }
    let state = startPractice(questions, { cards: {}, scope, now: noon })
    for (let count = 0; count < 4; count++) state = grade(state, 'easy', noon + count)
    const last = state.current
    state = grade(state, 'again', noon + 5)
    expect(state.current).toBe(last)
    expect(grade(state, 'easy', noon + 6).current).toBeUndefined()
  })

  test('asks due questions before new questions, the least certain first', () => {
    const cards: Cards = {
      q8: answered(undefined, { grade: 'easy', now: noon - 40 * day }),
      q11: answered(answered(undefined, { grade: 'easy', now: noon - 60 * day }), {
        grade: 'easy',
        now: noon - 50 * day,
      }),
    }
    const sure = cards['q11']?.due ?? 0
    const state = startPractice(questions, { cards, scope: all, now: Math.max(noon, sure + day) })
    expect(state.current).toBe('q8')
    expect(grade(state, 'good', state.now).current).toBe('q11')
  })

  test('undoes the last grade', () => {
    const start = startPractice(questions, { cards: {}, scope: all, now: noon })
    const graded = grade(start, 'good', noon)
    expect(graded.undo).toEqual({ id: 'q2', before: undefined, given: graded.cards['q2'] })
    const back = practise(questions, graded, { type: 'undone', cards: {} })
    expect([back.current, back.revealed, back.answered, back.undo]).toEqual(['q2', true, 0, undefined])
    expect(practise(questions, back, { type: 'undone', cards: {} })).toBe(back)
  })

  test('each action changes only its own part of the state', () => {
    const scope = { level: 'junior', subject: 'one' }
    const start = startPractice(questions, { cards: {}, scope, now: noon })
    expect(start).toEqual({
      cards: {},
      scope,
      current: 'q2',
      revealed: false,
      extra: 0,
      answered: 0,
      undo: undefined,
      now: noon,
    })
    const shown = practise(questions, start, { type: 'show' })
    expect(shown).toEqual({ ...start, revealed: true })
    const graded = grade(shown, 'easy', noon + 1)
    const given = answered(undefined, { grade: 'easy', now: noon + 1 })
    const after = {
      ...start,
      cards: { q2: given },
      current: 'q5',
      answered: 1,
      undo: { id: 'q2', before: undefined, given },
      now: noon + 1,
    }
    expect(graded).toEqual(after)
    expect(practise(questions, graded, { type: 'more', now: noon + 2 })).toEqual({
      ...after,
      current: 'q8',
      extra: 10,
      now: noon + 2,
    })
    expect(practise(questions, graded, { type: 'undone', cards: {} })).toEqual({
      ...after,
      cards: {},
      current: 'q2',
      revealed: true,
      answered: 0,
      undo: undefined,
    })
    expect(practise(questions, graded, { type: 'replaced', cards: {}, now: noon + 3 })).toEqual({
      ...after,
      cards: {},
      current: 'q2',
      undo: undefined,
      now: noon + 3,
    })
  })

  test('a grade without a question changes nothing', () => {
    const none = startPractice([], { cards: {}, scope: all, now: noon })
    expect(
      practise([], none, {
        type: 'graded',
        before: undefined,
        cards: { x: answered(undefined, { grade: 'good', now: noon }) },
        now: noon,
      }),
    ).toBe(none)
  })

  test('more adds questions to those begun today, even if another browser began more than a day’s number', () => {
    const cards = Object.fromEntries(
      questions.slice(0, 23).map(({ id }) => [id, answered(undefined, { grade: 'easy', now: noon - 1 })]),
    )
    const start = startPractice(questions, { cards, scope: all, now: noon })
    expect([start.current, freshLeft(questions, start, noon)]).toEqual([undefined, 0])
    const more = practise(questions, start, { type: 'more', now: noon })
    expect([more.current, more.extra]).toEqual(['q23', 13])
  })

  test('a tick does not change the current question', () => {
    const start = startPractice(questions, { cards: {}, scope: all, now: noon })
    expect(practise(questions, start, { type: 'tick', now: noon + day })).toBe(start)
  })
})
