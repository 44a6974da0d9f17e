import type { SidebarCategory } from '../../model/sidebar.ts'

/** What the reader has said about categories, by id: `true` opened, `false` closed. */
export type Choices = Readonly<Record<string, boolean>>

/** Says whether a category shows its items: the reader's word first, then the current branch, then its configured state. */
export const isOpen = (category: SidebarCategory, choices: Choices, trail: readonly string[]): boolean =>
  !category.collapsible || (choices[category.id] ?? (trail.includes(category.id) || !category.collapsed))

/** Returns the choices after the reader has toggled a category; opening one closes its siblings where that is configured. */
export const toggleCategory = (
  choices: Choices,
  toggled: { id: string; open: boolean; siblings: readonly string[]; closeSiblings: boolean },
): Choices => ({
  ...choices,
  ...(toggled.open && toggled.closeSiblings && Object.fromEntries(toggled.siblings.map((id) => [id, false]))),
  [toggled.id]: toggled.open,
})

/**
 * Returns the choices once another page is shown: its branch opens, and where siblings are closed automatically,
 * everything else that was opened closes.
 */
export const followTrail = (choices: Choices, trail: readonly string[], closeOthers: boolean): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([id, open]) => !trail.includes(id) && !(open && closeOthers)))
