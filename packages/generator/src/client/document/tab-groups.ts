import { selectInGroup } from '../ui/select-in-group.ts'
import { readStored, writeStored } from '../ui/storage.ts'

/** Key in local storage of the choice in a group of tabs: `tabs.package-manager`. */
const storageKey = (group: string): string => `tabs.${group}`

/** Shows the reader's earlier choice in every group of an article. */
export const restoreTabs = (article: HTMLElement): void => {
  for (const { dataset } of article.querySelectorAll<HTMLElement>('[data-group]')) {
    const { group = '' } = dataset
    const value = readStored(storageKey(group))
    if (value !== null) selectInGroup(article, group, value)
  }
}

/**
 * Follows the choice of a tab in all groups of its name, and remembers it. The pressed tab keeps its place in the
 * window, although panels above it may change their height.
 */
export const chooseTab = (article: HTMLElement, input: HTMLInputElement): void => {
  const group = input.closest<HTMLElement>('[data-group]')?.dataset.group
  if (group === undefined) return
  const top = input.getBoundingClientRect().top
  selectInGroup(article, group, input.value)
  writeStored(storageKey(group), input.value)
  scrollBy({ top: input.getBoundingClientRect().top - top, behavior: 'instant' })
}
