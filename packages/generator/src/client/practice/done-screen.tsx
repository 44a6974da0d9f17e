import { useEffect, useRef } from 'react'
import { describeMoment } from './describe-delay.ts'
import { newQuestions, nextDue } from './next-question.ts'
import { moreQuestions, type PracticeState } from './practice-state.ts'
import type { PracticeTexts } from '../../texts/kinds/practice.ts'
import type { Question } from './read-questions.ts'

interface DoneScreenProps {
  /** The questions that the reader has chosen. */
  questions: readonly Question[]
  state: PracticeState
  texts: PracticeTexts
  lang: string
  onMore: () => void
  /** Called when a question may be due. */
  onTime: () => void
}

/** The longest delay that a timer accepts, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/**
 * Shown when no question is left for now. It tells when the next question comes back, and offers more new questions.
 */
export const DoneScreen = ({ questions, state, texts, lang, onMore, onTime }: DoneScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const due = nextDue(questions, state.cards)
  const more = Math.min(moreQuestions, newQuestions(questions, state).length)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (due === undefined) return undefined
    const timer = setTimeout(onTime, Math.min(longestTimer, Math.max(1000, due - Date.now())))
    return () => clearTimeout(timer)
  }, [due, onTime])
  return (
    <section className="practice-question practice-done">
      <h3 ref={heading} tabIndex={-1}>
        {questions.length === 0 ? texts.nothing : texts.done}
      </h3>
      {state.answered > 0 ? <p>{texts.answered(state.answered)}</p> : null}
      {due === undefined ? null : <p>{texts.next(describeMoment(Math.max(0, due - state.now), lang))}</p>}
      {more > 0 ? (
        <button type="button" onClick={onMore}>
          {texts.more(more)}
        </button>
      ) : null}
    </section>
  )
}
