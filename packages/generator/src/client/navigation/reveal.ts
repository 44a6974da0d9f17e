import { selectInGroup } from '../ui/select-in-group.ts'

/**
 * Opens every fold and selects every tab that hides an element. Other tabs of the same group follow. The reader's
 * stored choice of tabs does not change, because a link has selected these tabs, not the reader.
 */
export const reveal = (element: Element): void => {
  for (let inner: Element | null = element; inner; inner = inner.parentElement) {
    if (inner.matches('details')) (inner as HTMLDetailsElement).open = true
    // A filter field of a list may have hidden the element.
    inner.removeAttribute('hidden')
    if (!inner.matches('.tab-panel')) continue
    const input = inner.previousElementSibling?.querySelector<HTMLInputElement>('[type="radio"]')
    const group = inner.closest<HTMLElement>('[data-group]')?.dataset.group
    if (!input) continue
    input.checked = true
    if (group !== undefined) selectInGroup(document, group, input.value)
  }
}

/**
 * Shows an element as `reveal` does, for a reader who comes from another page. If the element is the heading of a
 * question, the answer opens too: the reader has searched for it. An entry of the table of contents opens no answer, so
 * that readers can test themselves.
 */
export const revealWithAnswer = (element: Element): void => {
  reveal(element)
  const answer = element.parentElement?.matches('.question') && element.parentElement.querySelector('details')
  if (answer) answer.open = true
}
