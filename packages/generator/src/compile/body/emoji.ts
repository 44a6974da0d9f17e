import { nameToEmoji } from 'gemoji'

/** A short name that no emoji has, with its place in the text. */
export interface UnknownEmoji {
  /** UTF-16 units from the beginning of the text. */
  offset: number
  message: string
}

const shortName = /(?<![\p{L}\p{N}_:]):([a-z\d+-][\w+-]*):(?![\p{L}\p{N}_:])/giu

/** Tells whether a text may have short names at all. */
export const mayHaveEmoji = (text: string): boolean => text.search(shortName) !== -1

/** A text with the characters of short names as GitHub knows them (`:tada:`); those that it does not know stay and are returned. */
export const replaceEmoji = (text: string): { text: string; unknown: UnknownEmoji[] } => {
  const unknown: UnknownEmoji[] = []
  const replaced = text.replace(shortName, (written: string, name: string, offset: number) => {
    const emoji = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
    // What has no letters, or capitals among them, was hardly meant as one: times, ranges, types.
    if (emoji === undefined && /^[a-z][a-z_]{2,}\d?$/.test(name))
      unknown.push({
        offset,
        message: `No emoji has the short name "${written}", so it is shown as text. Correct the name, or write "\\${written}" if it is meant.`,
      })
    return emoji ?? written
  })
  return { text: replaced, unknown }
}
