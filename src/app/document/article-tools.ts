/**
 * Makes the tools of an article work that most articles do not have: fields that filter a list, buttons that open or
 * close all answers. They do nothing without script, so they start hidden.
 */
export const startArticleTools = (article: HTMLElement, signal: AbortSignal): void => {
  for (const tool of article.querySelectorAll<HTMLElement>('[data-tools] [hidden]')) tool.hidden = false
  article.addEventListener('click', ({ target }) => target instanceof HTMLElement && turnAnswers(article, target), { signal })
  article.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && 'filter' in target.dataset && filterList(target), { signal })
}

/** Opens or closes all answers; what the reader has pressed stays where it is. */
const turnAnswers = (article: HTMLElement, { dataset }: HTMLElement): void => {
  if (dataset.answers === undefined) return
  for (const answer of article.querySelectorAll<HTMLDetailsElement>('.answer')) answer.open = dataset.answers === 'open'
}

/** Shows the entries that hold every word of the field, the groups of these, and says when nothing is left. */
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
    // An entry below one that matches by its own text stays with it.
    const own = item.closest('ul')?.parentElement?.closest('li')
    item.hidden = !matches(item) && !(own && matches(own.querySelector('a') ?? own))
    if (!item.hidden) left++
  }
  for (const group of list.querySelectorAll<HTMLElement>('.index-group')) group.hidden = !group.querySelector('li:not([hidden])')
  const status = list.querySelector<HTMLElement>('[data-none]')
  if (status) status.textContent = left === 0 ? (status.dataset.none ?? '') : ''
}

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
