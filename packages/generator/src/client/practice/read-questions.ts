/** A question of the page. */
export interface Question {
  /** Id of the question's heading. */
  id: string
  level: string
  /** Id of the section's heading. */
  subject: string
  /** HTML inside the heading, without the link to the heading. */
  title: string
  /** HTML inside the answer. */
  answer: string
}

export interface Subject {
  id: string
  title: string
}

/**
 * Returns the questions of an article with their subjects, in the order of the page. Ids and names in the texts get a
 * prefix, because the page already contains them.
 */
export const readQuestions = (article: HTMLElement): { questions: Question[]; subjects: Subject[] } => {
  const questions: Question[] = []
  const subjects: Subject[] = []
  for (const element of article.querySelectorAll<HTMLElement>('h2[id], .question')) {
    if (element.matches('h2')) {
      subjects.push({ id: element.id, title: headingText(element) })
      continue
    }
    const heading = element.querySelector<HTMLElement>('h3[id]')
    const answer = element.querySelector('details.answer')
    if (!heading || !answer) continue
    questions.push({
      id: heading.id,
      level: element.dataset.level ?? '',
      subject: subjects.at(-1)?.id ?? '',
      title: inside(heading),
      answer: inside(answer),
    })
  }
  return { questions, subjects: subjects.filter(({ id }) => questions.some(({ subject }) => subject === id)) }
}

/** Attributes that refer to elements of the page by id. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']

/** Elements that runs and edits of samples have added to the page. */
const ofReader = '.run-panel, .edit-bar, .edit-notes, .cm-editor'

const inside = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(`summary, .heading-anchor, ${ofReader}`)) part.remove()
  for (const part of copy.querySelectorAll('[data-editing]')) part.removeAttribute('data-editing')
  const ids = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id))
  const renamed = (name: string) => (ids.has(name) ? `practice-${name}` : name)
  for (const part of copy.querySelectorAll('*')) {
    if (part.id) part.id = `practice-${part.id}`
    if (part.hasAttribute('name')) part.setAttribute('name', `practice-${part.getAttribute('name')}`)
    for (const name of references) {
      const value = part.getAttribute(name)
      if (value !== null) part.setAttribute(name, value.split(' ').map(renamed).join(' '))
    }
  }
  return copy.innerHTML.trim()
}

const headingText = (heading: Element): string => {
  const copy = heading.cloneNode(true) as Element
  for (const anchor of copy.querySelectorAll('.heading-anchor')) anchor.remove()
  return copy.textContent.trim()
}
