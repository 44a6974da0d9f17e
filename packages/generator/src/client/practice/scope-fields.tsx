import { useId, type ReactNode } from 'react'
import { inScope, type Scope } from './practice-state.ts'
import type { PracticeTexts } from '../../texts/kinds/practice.ts'
import type { Question, Subject } from './read-questions.ts'

interface ScopeFieldsProps {
  texts: PracticeTexts
  scope: Scope
  subjects: readonly Subject[]
  questions: readonly Question[]
  onChoose: (scope: Scope) => void
}

/** The choice of level and subject. Each option shows its number of questions. */
export const ScopeFields = ({ texts, scope, subjects, questions, onChoose }: ScopeFieldsProps) => {
  const count = (change: Partial<Scope>) => inScope(questions, { ...scope, ...change }).length
  const levels = Object.entries(texts.levels).filter(([level]) =>
    questions.some((question) => question.level === level),
  )
  return (
    <div className="practice-scope">
      <Field label={texts.level} value={scope.level} onChoose={(level) => onChoose({ ...scope, level })}>
        <option value="">{`${texts.all} (${count({ level: '' })})`}</option>
        {levels.map(([level, label]) => (
          <option key={level} value={level}>{`${label} (${count({ level })})`}</option>
        ))}
      </Field>
      <Field label={texts.subject} value={scope.subject} onChoose={(subject) => onChoose({ ...scope, subject })}>
        <option value="">{`${texts.all} (${count({ subject: '' })})`}</option>
        {subjects.map(({ id, title }) => (
          <option key={id} value={id}>{`${title} (${count({ subject: id })})`}</option>
        ))}
      </Field>
    </div>
  )
}

interface FieldProps {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

const Field = ({ label, value, onChoose, children }: FieldProps) => {
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>{label}</label>{' '}
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </select>
    </span>
  )
}
