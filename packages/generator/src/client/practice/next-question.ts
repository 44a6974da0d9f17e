import { isLearning, retrievability, type PracticeCard } from './schedule.ts'

/** A question of the page, as far as its order needs it. */
export interface Askable {
  id: string
  level: string
}

export type Cards = Readonly<Record<string, PracticeCard>>

/** The card of a question; one never answered has none, also where its id is that of a property of all objects. */
export const cardOf = (cards: Cards | undefined, id: string): PracticeCard | undefined =>
  cards && Object.hasOwn(cards, id) ? cards[id] : undefined

/** New questions a day, unless the reader asks for more. */
export const newPerDay = 20

/** A question in its learning steps may come this much before its time when nothing else is left. */
const aheadOfTime = 20 * 60_000

interface Choice {
  cards: Cards
  now: number
  /** New questions that may still be asked today. */
  fresh: number
  /** The question that was just answered: it does not come twice running while there is another. */
  previous?: string | undefined
}

/**
 * Returns the question to ask now: those in their learning steps first, then what is due, the least sure first, then new
 * ones, level by level as the page lists them. `undefined` when nothing is left for now.
 */
export const nextQuestion = <Q extends Askable>(questions: readonly Q[], choice: Choice): Q | undefined => {
  const queue = [...dueQuestions(questions, choice), ...newQuestions(questions, choice).slice(0, choice.fresh)]
  const candidates = queue.length > 0 ? queue : learningSoon(questions, choice)
  return candidates.find(({ id }) => id !== choice.previous) ?? candidates[0]
}

/** Questions whose time has come, in the order in which they are asked. */
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

/** Questions that were never answered, the easiest level first. */
export const newQuestions = <Q extends Askable>(questions: readonly Q[], { cards }: Pick<Choice, 'cards'>): Q[] =>
  questions.filter(({ id }) => !cardOf(cards, id)).toSorted((a, b) => levelOrder(a) - levelOrder(b))

/** When the next question that was answered before comes back, or `undefined` when none is waiting. */
export const nextDue = (questions: readonly Askable[], cards: Cards): number | undefined => {
  const times = known(questions, cards).map(({ card }) => card.due)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** New questions that were first asked on the day of `now`, as the reader's clock has it. */
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
