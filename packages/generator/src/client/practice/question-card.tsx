import { useEffect, useRef, useState } from 'react'
import { describeDelay } from './describe-delay.ts'
import type { PracticeTexts } from '../../texts/kinds/practice.ts'
import type { Question } from './read-questions.ts'
import { delays, type PracticeCard } from './schedule.ts'
import { grades, type PracticeGrade } from '../../texts/kinds/practice.ts'

interface QuestionCardProps {
  question: Question
  texts: PracticeTexts
  lang: string
  card: PracticeCard | undefined
  revealed: boolean
  onShow: () => void
  onGrade: (grade: PracticeGrade) => void
}

/**
 * A question, its answer after the reader asks for it, and the grades. Each grade shows the time until the question
 * comes back.
 */
export const QuestionCard = ({ question, texts, lang, card, revealed, onShow, onGrade }: QuestionCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = revealed ? answer : heading
    current?.focus({ preventScroll: true })
    // A low window scrolls as a whole, and does not show both the question and the answer.
    const dialog = current?.closest('dialog')
    if (dialog && dialog.scrollHeight > dialog.clientHeight) current?.scrollIntoView({ block: 'nearest' })
  }, [revealed])
  return (
    <>
      <section className="practice-question">
        <h3 ref={heading} tabIndex={-1}>
          <small>{texts.levels[question.level]}</small>
          <Fixed html={question.title} />
        </h3>
        {revealed ? (
          <div ref={answer} tabIndex={-1} className="practice-answer">
            <Fixed html={question.answer} />
            <p>
              <a href={`#${question.id}`}>{texts.onPage}</a>
            </p>
          </div>
        ) : null}
      </section>
      <div className="practice-actions">
        {revealed ? (
          <Grades {...{ texts, lang, card, onGrade }} />
        ) : (
          <button type="button" className="practice-show" onClick={onShow} aria-keyshortcuts="Space">
            {texts.show}
          </button>
        )}
        <p className="practice-keys">{texts.keys}</p>
      </div>
    </>
  )
}

const Grades = ({ texts, lang, card, onGrade }: Pick<QuestionCardProps, 'texts' | 'lang' | 'card' | 'onGrade'>) => {
  const [times] = useState(() => delays(card, Date.now()))
  return (
    <fieldset>
      <legend>{texts.how}</legend>
      {grades.map((grade, index) => (
        <button key={grade} type="button" onClick={() => onGrade(grade)} aria-keyshortcuts={String(index + 1)}>
          {texts.grades[grade]} <small>{describeDelay(times[grade], lang)}</small>
        </button>
      ))}
    </fieldset>
  )
}

/** HTML of the page that React does not change. */
const Fixed = ({ html }: { html: string }) => {
  const [inner] = useState({ __html: html })
  return <div dangerouslySetInnerHTML={inner} />
}
