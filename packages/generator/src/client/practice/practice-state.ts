import {
  cardOf,
  newPerDay,
  newQuestions,
  nextQuestion,
  startedToday,
  type Askable,
  type Cards,
} from './next-question.ts'
import type { PracticeCard } from './schedule.ts'

/** The choice of questions that are asked. An empty text chooses all. */
export interface Scope {
  level: string
  subject: string
}

export interface ScopedQuestion extends Askable {
  subject: string
}

export interface PracticeState {
  cards: Cards
  scope: Scope
  /** Id of the question that is asked now; `undefined` when none is left. */
  current: string | undefined
  /** Whether its answer is shown. */
  revealed: boolean
  /** Number of new questions that the reader asked for, in addition to those of the day. */
  extra: number
  /** Number of answers since the practice was opened. */
  answered: number
  /** The card before the last grade, and the card that the grade has given. */
  undo: { id: string; before: PracticeCard | undefined; given: PracticeCard | undefined } | undefined
  /** When the question was chosen. */
  now: number
}

export type PracticeAction =
  | { type: 'show' }
  /** The current question was graded. `before` is its card before that, and `cards` contains the grade. */
  | { type: 'graded'; before: PracticeCard | undefined; cards: Cards; now: number }
  | { type: 'undone'; cards: Cards }
  | { type: 'choose'; scope: Scope; now: number }
  | { type: 'more'; now: number }
  /** The cards were changed elsewhere. */
  | { type: 'replaced'; cards: Cards; now: number }
  /** Time has passed. */
  | { type: 'tick'; now: number }

/** Number of new questions that one press of "more" adds. */
export const moreQuestions = 10

/** The state in which practising begins. */
export const startPractice = (
  questions: readonly ScopedQuestion[],
  { cards, scope, now }: { cards: Cards; scope: Scope; now: number },
): PracticeState =>
  ask(
    questions,
    { cards, scope, current: undefined, revealed: false, extra: 0, answered: 0, undo: undefined, now },
    now,
  )

/** Returns the state after an action. */
export const practise = (
  questions: readonly ScopedQuestion[],
  state: PracticeState,
  action: PracticeAction,
): PracticeState => {
  switch (action.type) {
    case 'show':
      return { ...state, revealed: state.current !== undefined }
    case 'graded': {
      const { current: id } = state
      if (id === undefined) return state
      const undo = { id, before: action.before, given: cardOf(action.cards, id) }
      return ask(questions, { ...state, cards: action.cards, answered: state.answered + 1, undo }, action.now)
    }
    case 'undone':
      if (!state.undo) return state
      return {
        ...state,
        cards: action.cards,
        current: state.undo.id,
        revealed: true,
        answered: state.answered - 1,
        undo: undefined,
      }
    case 'choose':
      return ask(questions, { ...state, scope: action.scope, current: undefined }, action.now)
    case 'more':
      return ask(questions, { ...state, extra: state.extra + moreQuestions + overdrawn(state, action.now) }, action.now)
    case 'replaced':
      return ask(questions, { ...state, cards: action.cards, current: undefined, undo: undefined }, action.now)
    case 'tick':
      return state.current === undefined ? ask(questions, state, action.now) : state
  }
}

/** Returns the questions that the reader has chosen. */
export const inScope = <Q extends ScopedQuestion>(questions: readonly Q[], { level, subject }: Scope): Q[] =>
  questions.filter(
    (question) => (level === '' || question.level === level) && (subject === '' || question.subject === subject),
  )

/** Returns how many new questions may still be asked today, of those that the reader has chosen. */
export const freshLeft = (
  questions: readonly ScopedQuestion[],
  { cards, scope, extra }: Pick<PracticeState, 'cards' | 'scope' | 'extra'>,
  now: number,
): number =>
  Math.min(
    Math.max(0, newPerDay + extra - startedToday(cards, now)),
    newQuestions(inScope(questions, scope), { cards }).length,
  )

const ask = (questions: readonly ScopedQuestion[], state: PracticeState, now: number): PracticeState => {
  const fresh = freshLeft(questions, state, now)
  const next = nextQuestion(inScope(questions, state.scope), {
    cards: state.cards,
    now,
    fresh,
    previous: state.current,
  })
  return { ...state, current: next?.id, revealed: false, now }
}

/** Returns how many questions were begun today beyond the allowed number. "More" adds questions to these. */
const overdrawn = ({ cards, extra }: PracticeState, now: number): number =>
  Math.max(0, startedToday(cards, now) - newPerDay - extra)
