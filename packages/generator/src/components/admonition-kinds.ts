import type { AdmonitionKind } from '../texts/kinds/article.ts'

/** Names that may follow `:::`, with the admonition that each shows. The names after `danger` are other spellings. */
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

/**
 * Whether a site has admonitions. A list contains the site's own words, in addition to the known names or instead of
 * them.
 */
export type AdmonitionSetting = boolean | { keywords: readonly string[]; extendDefaults: boolean }

/** The names of a site's admonitions. */
export const admonitionNames = (setting: AdmonitionSetting): string[] =>
  typeof setting === 'object'
    ? [...new Set([...(setting.extendDefaults ? admonitionKinds.keys() : []), ...setting.keywords])]
    : [...admonitionKinds.keys()]

/** The kind of admonition that a name shows. `undefined` for an unknown name. The site's own words show as notes. */
export const admonitionKindOf = (name: string, setting: AdmonitionSetting): AdmonitionKind | undefined => {
  if (typeof setting === 'object' && setting.keywords.includes(name)) return admonitionKinds.get(name) ?? 'note'
  return typeof setting === 'object' && !setting.extendDefaults ? undefined : admonitionKinds.get(name)
}

/** Title of an admonition whose name is one of the site's own words: that word. `undefined` for other names. */
export const keywordTitle = (name: string): string | undefined =>
  admonitionKinds.has(name) ? undefined : `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll(/[-_]/g, ' ')}`
