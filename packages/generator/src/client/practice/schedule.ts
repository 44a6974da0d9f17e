import { fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs'
import type { PracticeGrade } from '../../texts/kinds/practice.ts'

/** The stored data of a question that was answered at least once. Times are milliseconds since the epoch. */
export interface PracticeCard {
  /** Times of the first answer, of the last answer, and of the next repetition. */
  first: number
  last: number
  due: number
  /**
   * The memory model of FSRS. `stability`: days until recall falls to 90 %. `difficulty`: from 1 to 10. `state`: 1
   * learning, 2 review, 3 relearning.
   */
  stability: number
  difficulty: number
  state: number
  /** Position in the short steps of learning. */
  step: number
  /** Days between the last two answers. */
  interval: number
  answers: number
  lapses: number
}

// FSRS (Free Spaced Repetition Scheduler) with its published default weights. The target is a recall of 90 %. New
// questions come back within minutes until the reader has known them once.
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false })

const ratings: Record<PracticeGrade, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/**
 * Returns the card after an answer at `now` with the given grade. `card` is `undefined` for a question that was never
 * answered.
 */
export const answered = (
  card: PracticeCard | undefined,
  { grade, now }: { grade: PracticeGrade; now: number },
): PracticeCard => {
  const { card: next } = scheduler.next(toFsrs(card, now), new Date(now), ratings[grade])
  return {
    first: card?.first ?? now,
    last: now,
    due: next.due.getTime(),
    stability: next.stability,
    difficulty: next.difficulty,
    state: next.state,
    step: next.learning_steps,
    interval: next.scheduled_days,
    answers: next.reps,
    lapses: next.lapses,
  }
}

/** Returns for each grade of an answer at `now` the milliseconds until the question comes back. */
export const delays = (card: PracticeCard | undefined, now: number): Record<PracticeGrade, number> => {
  const delay = (grade: PracticeGrade) => answered(card, { grade, now }).due - now
  return { again: delay('again'), hard: delay('hard'), good: delay('good'), easy: delay('easy') }
}

/** Probability from 0 to 1 that the reader still knows the answer at `now`. */
export const retrievability = (card: PracticeCard, now: number): number =>
  scheduler.get_retrievability(toFsrs(card, now), new Date(now), false)

/** Whether a card is in the short steps of learning, which take minutes. */
export const isLearning = ({ state }: PracticeCard): boolean => state !== State.Review

const toFsrs = (card: PracticeCard | undefined, now: number): Card => {
  if (!card)
    return {
      due: new Date(now),
      stability: 0,
      difficulty: 0,
      elapsed_days: 0,
      scheduled_days: 0,
      learning_steps: 0,
      reps: 0,
      lapses: 0,
      state: State.New,
    }
  const { due, stability, difficulty, interval, step, answers, lapses, state, last } = card
  return {
    due: new Date(due),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: interval,
    learning_steps: step,
    reps: answers,
    lapses,
    state,
    // The clock may have been set back. The scheduler refuses an answer before the last answer.
    last_review: new Date(Math.min(last, now)),
  }
}
