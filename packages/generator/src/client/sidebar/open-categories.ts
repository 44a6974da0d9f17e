import type { SidebarCategory } from '../../model/sidebar.ts'

/** The reader's choices for categories, by id: `true` opened, `false` closed. */
export type Choices = Readonly<Record<string, boolean>>

/**
 * Whether a category shows its items. The reader's choice decides first, then the current branch, then the configured
 * state.
 */
export const isOpen = (category: SidebarCategory, choices: Choices, trail: readonly string[]): boolean =>
  !category.collapsible || (choices[category.id] ?? (trail.includes(category.id) || !category.collapsed))

/**
 * Returns the choices after the reader has toggled a category. If it is configured, opening a category closes its
 * siblings.
 */
export const toggleCategory = (
  choices: Choices,
  toggled: { id: string; open: boolean; siblings: readonly string[]; closeSiblings: boolean },
): Choices => ({
  ...choices,
  ...(toggled.open && toggled.closeSiblings && Object.fromEntries(toggled.siblings.map((id) => [id, false]))),
  [toggled.id]: toggled.open,
})

/**
 * Returns the choices after another page is shown. Its branch opens. If siblings are closed automatically, all other
 * opened categories close.
 */
export const followTrail = (choices: Choices, trail: readonly string[], closeOthers: boolean): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([id, open]) => !trail.includes(id) && !(open && closeOthers)))
