/** A name without the number prefix that only defines the order: `01-intro` is `intro` at position 1. */
export interface PrefixedName {
  name: string
  position?: number
}

/** Names that seem to have a prefix but have none: dates (`2024-01-31-x`) and versions (`7.0-x`). */
const notPrefixed = /^(?:(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*|\d+[-_.]\d+.*)$/

/** Splits the number prefix off the name of a folder or file, by the rules of Docusaurus. */
export const splitNumberPrefix = (name: string): PrefixedName => {
  if (notPrefixed.test(name)) return { name }
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  return match ? { name: match[2] ?? name, position: Number(match[1]) } : { name }
}
