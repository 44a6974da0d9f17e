/** Parts of an article that come alive when it is shown: an edit of them shows the article anew. */
const living = '[data-island], [data-group], [data-tools]'

/** Parses the HTML of an article, to compare it with another one. */
export const parseArticle = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/**
 * Puts the blocks in which two versions of an article differ into the shown one, and leaves all others as they are.
 * Returns false, with nothing done, where the article has to be shown anew.
 */
export const patchArticle = (article: Element, before: DocumentFragment, after: DocumentFragment): boolean => {
  const [old, next] = [[...before.childNodes], [...after.childNodes]]
  if (article.childNodes.length !== old.length) return false
  const shorter = Math.min(old.length, next.length)
  const isSame = (a: number, b: number) => old[a]?.isEqualNode(next[b] ?? null) ?? false
  let start = 0
  while (start < shorter && isSame(start, start)) start++
  let end = 0
  while (end < shorter - start && isSame(old.length - 1 - end, next.length - 1 - end)) end++
  const removed = old.slice(start, old.length - end)
  const added = next.slice(start, next.length - end)
  if ([...removed, ...added].some((node) => node instanceof Element && (node.matches(living) || node.querySelector(living)))) return false
  const shown = [...article.childNodes]
  const copies = added.map((node) => document.importNode(node, true))
  for (const copy of copies) {
    // They do nothing without script, so they start hidden.
    if (copy instanceof Element) for (const control of copy.querySelectorAll<HTMLElement>('button[data-copy], button[data-wrap]')) control.hidden = false
  }
  const following = shown[old.length - end] ?? null
  for (const node of shown.slice(start, old.length - end)) node.remove()
  for (const copy of copies) article.insertBefore(copy, following)
  return true
}
