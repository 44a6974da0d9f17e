import { importAgain, reloadIfGone } from '../ui/import-again.ts'
import { openPractice } from './open-practice.tsx'

/** Starts the parts of an article that need a script: fields that filter lists, and demos. */
export const startTools = (article: HTMLElement, options: { baseUrl: string; signal: AbortSignal }): void => {
  startFilters(article, options.signal)
  if (!article.querySelector('.demo-frame')) return
  // Without the module, the places of the demos stay empty.
  void import('../run-sample/show-demos.ts').then(
    ({ showDemos }) => showDemos(article, options),
    () => undefined,
  )
}

/**
 * Connects the fields that filter a list of an article. What the reader typed before this script ran is applied at
 * once.
 */
const startFilters = (article: HTMLElement, signal: AbortSignal): void => {
  for (const field of article.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    const subject = field.parentElement?.querySelector<HTMLSelectElement>('[data-subject]')
    const filter = subject ? questionFilter(article, { field, subject }) : () => filterList(field)
    if (field.value !== '' || subject?.value) filter()
    for (const control of [field, subject]) control?.addEventListener('input', filter, { signal })
  }
}

/** Opens or closes all answers of an article, or starts the practice mode, depending on the pressed button. */
export const pressAnswers = async (article: HTMLElement, button: HTMLElement): Promise<void> => {
  if (button.dataset.answers === undefined) {
    await practise(article, button)
    return
  }
  for (const answer of article.querySelectorAll<HTMLDetailsElement>('.answer'))
    answer.open = button.dataset.answers === 'open'
}

const importPractice = () => importAgain(() => import('../practice/practice.tsx'))
let failedBefore: unknown

/**
 * Opens the practice mode. When it cannot be fetched, a message appears beside its button, and the next press tries
 * again.
 */
const practise = async (article: HTMLElement, button: HTMLElement): Promise<void> => {
  const fields = button.closest('fieldset')
  fields?.parentElement?.querySelector('.island-failed')?.remove()
  void reloadIfGone(failedBefore)
  try {
    const { Practice } = await importPractice()
    if (article.isConnected) openPractice(article, Practice)
  } catch (error) {
    failedBefore = error
    const failure = document.createElement('p')
    failure.role = 'alert'
    failure.className = 'island-failed'
    failure.title = String(error)
    failure.textContent = button.dataset.failed ?? ''
    fields?.after(failure)
  }
}

/**
 * Returns a function that shows the questions of the chosen subject that contain every word of the field, with their
 * headings.
 */
const questionFilter = (
  article: HTMLElement,
  { field, subject }: { field: HTMLInputElement; subject: HTMLSelectElement },
): (() => void) => {
  const texts = new Map(
    [...article.querySelectorAll<HTMLElement>('.question')].map((question) => [question, fold(question.textContent)]),
  )
  const status = field.parentElement?.querySelector<HTMLElement>('[data-none]')
  return () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean)
    let left = 0
    let section = { heading: '', parts: [] as HTMLElement[] }
    for (const part of [...article.children, undefined]) {
      if (part instanceof HTMLElement && part.tagName !== 'H2') {
        section.parts.push(part)
        continue
      }
      const questions = section.parts.flatMap((one) => [...one.querySelectorAll<HTMLElement>('.question')])
      for (const question of questions) {
        const text = texts.get(question) ?? ''
        question.hidden =
          (subject.value !== '' && subject.value !== section.heading) || !words.every((word) => text.includes(word))
      }
      const shown = questions.filter(({ hidden }) => !hidden).length
      left += shown
      if (questions.length > 0) for (const one of section.parts) one.hidden = shown === 0
      section = { heading: part?.id ?? '', parts: part instanceof HTMLElement ? [part] : [] }
    }
    if (status) status.textContent = left === 0 ? (status.dataset.none ?? '') : ''
  }
}

/** Shows the entries that contain every word of the field, with their groups. Shows a message when no entry is left. */
const filterList = (field: HTMLInputElement): void => {
  const list = field.closest('[data-tools]')
  if (!list) return
  const words = fold(field.value).split(/\s+/).filter(Boolean)
  const matches = ({ textContent }: Element) => {
    const text = fold(textContent)
    return words.every((word) => text.includes(word))
  }
  let left = 0
  for (const item of list.querySelectorAll<HTMLElement>('li')) {
    // An entry stays with its parent entry when the parent matches by its own text.
    const own = item.closest('ul')?.parentElement?.closest('li')
    item.hidden = !matches(item) && !(own && matches(own.querySelector('a') ?? own))
    if (!item.hidden) left++
  }
  for (const group of list.querySelectorAll<HTMLElement>('.index-group'))
    group.hidden = !group.querySelector('li:not([hidden])')
  const status = list.querySelector<HTMLElement>('[data-none]')
  if (status) status.textContent = left === 0 ? (status.dataset.none ?? '') : ''
}

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
