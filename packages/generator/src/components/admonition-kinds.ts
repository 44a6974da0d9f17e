import type { AdmonitionKind } from './labels.ts'

/** Names that may stand after `:::`, with the admonition that each shows; those after `danger` are other spellings. */
export const admonitionKinds: ReadonlyMap<string, AdmonitionKind> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['caution', 'warning'],
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
])
