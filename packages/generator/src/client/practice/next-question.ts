import { isLearning, retrievability, type PracticeCard } from './schedule.ts'

/** The part of a question that decides the order. */
export interface Askable {
  id: string
  level: string
}

export type Cards = Readonly<Record<string, PracticeCard>>

/**
 * Returns the card of a question. A question that was never answered has none, even if its id is the name of a property
 * of all objects.
 */
export const cardOf = (cards: Cards | undefined, id: string): PracticeCard | undefined =>
  cards && Object.hasOwn(cards, id) ? cards[id] : undefined

/** Number of new questions a day, unless the reader asks for more. */
export const newPerDay = 20

/** When nothing else is left, a question in its learning steps may come this many milliseconds early. */
const aheadOfTime = 20 * 60_000

interface Choice {
  cards: Cards
  now: number
  /** Number of new questions that may still be asked today. */
  fresh: number
  /** The question that was just answered. It is not asked again while there is another question. */
  previous?: string | undefined
}

/**
 * Returns the question to ask now. Questions in their learning steps come first, then due questions, the least certain
 * first. Then come new questions, level by level, in the order of the page. Returns `undefined` when nothing is left
 * for now.
 */
export const nextQuestion = <Q extends Askable>(questions: readonly Q[], choice: Choice): Q | undefined => {
  const queue = [...dueQuestions(questions, choice), ...newQuestions(questions, choice).slice(0, choice.fresh)]
  const candidates = queue.length > 0 ? queue : learningSoon(questions, choice)
  return candidates.find(({ id }) => id !== choice.previous) ?? candidates[0]
}

/** Returns the due questions, in the order in which they are asked. */
export const dueQuestions = <Q extends Askable>(
  questions: readonly Q[],
  { cards, now }: Pick<Choice, 'cards' | 'now'>,
): Q[] =>
  known(questions, cards)
    .filter(({ card }) => card.due <= now)
    .toSorted(
      (a, b) =>
        Number(isLearning(b.card)) - Number(isLearning(a.card)) ||
        (isLearning(a.card) ? a.card.due - b.card.due : retrievability(a.card, now) - retrievability(b.card, now)),
    )
    .map(({ question }) => question)

/** Returns the questions that were never answered, the easiest level first. */
export const newQuestions = <Q extends Askable>(questions: readonly Q[], { cards }: Pick<Choice, 'cards'>): Q[] =>
  questions.filter(({ id }) => !cardOf(cards, id)).toSorted((a, b) => levelOrder(a) - levelOrder(b))

/** Returns the time when the next answered question comes back, or `undefined` when none is waiting. */
export const nextDue = (questions: readonly Askable[], cards: Cards): number | undefined => {
  const times = known(questions, cards).map(({ card }) => card.due)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Counts the new questions that were first asked on the day of `now`, by the reader's clock. */
export const startedToday = (cards: Cards, now: number): number => {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  return Object.values(cards).filter(({ first }) => first >= midnight && first <= now).length
}

const learningSoon = <Q extends Askable>(questions: readonly Q[], { cards, now }: Choice): Q[] =>
  known(questions, cards)
    .filter(({ card }) => isLearning(card) && card.due - now <= aheadOfTime)
    .toSorted((a, b) => a.card.due - b.card.due)
    .map(({ question }) => question)

const known = <Q extends Askable>(questions: readonly Q[], cards: Cards): { question: Q; card: PracticeCard }[] =>
  questions.flatMap((question) => {
    const card = cardOf(cards, question.id)
    return card ? [{ question, card }] : []
  })

const levels = ['junior', 'middle', 'senior']
const levelOrder = ({ level }: Askable): number => levels.indexOf(level)
