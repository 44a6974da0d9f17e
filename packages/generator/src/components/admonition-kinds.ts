import type { AdmonitionKind } from '../texts/kinds/article.ts'

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

/** Whether a site has admonitions; a list are words of its own beside those that are known, or instead of them. */
export type AdmonitionSetting = boolean | { keywords: readonly string[]; extendDefaults: boolean }

/** Names of a site's admonitions. */
export const admonitionNames = (setting: AdmonitionSetting): string[] =>
  typeof setting === 'object'
    ? [...new Set([...(setting.extendDefaults ? admonitionKinds.keys() : []), ...setting.keywords])]
    : [...admonitionKinds.keys()]

/** The kind that a name shows as; `undefined` for an unknown name. A word of the site's own shows as a note. */
export const admonitionKindOf = (name: string, setting: AdmonitionSetting): AdmonitionKind | undefined => {
  if (typeof setting === 'object' && setting.keywords.includes(name)) return admonitionKinds.get(name) ?? 'note'
  return typeof setting === 'object' && !setting.extendDefaults ? undefined : admonitionKinds.get(name)
}

/** Title of an admonition with a word of the site's own: that word; `undefined` for the others. */
export const keywordTitle = (name: string): string | undefined =>
  admonitionKinds.has(name) ? undefined : `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll(/[-_]/g, ' ')}`
