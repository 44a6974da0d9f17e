import type { ReactNode } from 'react'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'

/** Levels of questions, the easiest first. */
export const answerLevels = ['junior', 'middle', 'senior'] as const
type Level = (typeof answerLevels)[number]

/** The answer to the question in the preceding heading, collapsed until the reader opens it. */
export const Answer = ({ level, children }: { level?: string; children?: ReactNode }) => {
  const { labels } = useArticle()
  const known = answerLevels.find((name): name is Level => name === level)
  if (known === undefined) {
    const fact =
      level === undefined
        ? '<Answer> has no level'
        : `<Answer level=${typeof level === 'string' ? JSON.stringify(level) : `{${JSON.stringify(level)}}`}> names no level`
    throw new ArticleError(`${fact}. Write one of: ${answerLevels.join(', ')}.`)
  }
  return (
    <details className="answer" data-level={known}>
      <summary>
        {labels.answer} <span className="level">{labels.levels[known]}</span>
      </summary>
      {children}
    </details>
  )
}
