import { answerLevels } from './answer.tsx'
import { useArticle } from './article-context.ts'
import { HeadingLink, type JumpGroup } from './jump-list.tsx'

interface QuestionToolsProps {
  groups: readonly JumpGroup[]
  /** Number of questions by level. */
  levels: Readonly<Record<string, number>>
}

/**
 * The tools above the questions: a choice of level that works with the style sheet alone, and buttons for all answers
 * and for practising, which the style sheet hides without script. Below are the subjects with their numbers of
 * questions.
 */
export const QuestionTools = ({ groups, levels }: QuestionToolsProps) => {
  const { labels } = useArticle()
  const texts = labels.questions
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const choices = [
    { value: '', label: texts.all, count: total },
    ...answerLevels.flatMap((level) =>
      levels[level] ? [{ value: level, label: labels.levels[level], count: levels[level] }] : [],
    ),
  ]
  return (
    // Browsers restore the state of radio buttons by their number on the page, which may have changed. This form is
    // never sent.
    <form className="question-tools" data-tools="" method="dialog" autoComplete="off">
      <fieldset>
        <legend>{texts.level}</legend>
        {choices.map(({ value, label, count }) => (
          <label key={value}>
            <input type="radio" name="level" value={value} defaultChecked={value === ''} /> {label}{' '}
            <small>{count}</small>
          </label>
        ))}
        <div>
          <button type="button" data-control="answers" data-answers="open">
            {texts.open}
          </button>
          <button type="button" data-control="answers" data-answers="close">
            {texts.close}
          </button>
          <button type="button" data-control="answers" data-failed={texts.practiceFailed}>
            {texts.practise}
          </button>
        </div>
      </fieldset>
      <nav aria-label={texts.subjects}>
        <ul>
          {groups.flatMap(({ entries, ...heading }) =>
            entries.length === 0 ? (
              []
            ) : (
              <li key={heading.id}>
                <HeadingLink {...heading} /> <small>{entries.length}</small>
              </li>
            ),
          )}
        </ul>
      </nav>
      <p className="filter" data-control="filter">
        <input type="search" data-filter="" placeholder={texts.filter} aria-label={texts.filter} autoComplete="off" />
        <select data-subject="" aria-label={texts.subjects}>
          <option value="">{texts.allSubjects}</option>
          {groups.map(({ id, text, entries }) =>
            entries.length === 0 ? null : (
              <option key={id} value={id}>
                {text}
              </option>
            ),
          )}
        </select>
        <output data-none={texts.none} />
      </p>
    </form>
  )
}
