import { nameToEmoji } from 'gemoji'

/** An unknown short name of an emoji, with its place in the text. */
export interface UnknownEmoji {
  /** UTF-16 units from the beginning of the text. */
  offset: number
  message: string
}

const shortName = /(?<![\p{L}\p{N}_:]):([a-z\d+-][\w+-]*):(?![\p{L}\p{N}_:])/giu

/** Whether a text may contain short names of emoji. */
export const mayHaveEmoji = (text: string): boolean => text.search(shortName) !== -1

/**
 * Replaces the short names of emoji that GitHub knows (`:tada:`) by the characters. Unknown names stay in the text, and
 * are returned.
 */
export const replaceEmoji = (text: string): { text: string; unknown: UnknownEmoji[] } => {
  const unknown: UnknownEmoji[] = []
  const replaced = text.replace(shortName, (written: string, name: string, offset: number) => {
    const emoji = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
    // Names without letters or with capital letters were probably not meant as emoji. They are times, ranges or types.
    if (emoji === undefined && /^[a-z][a-z_]{2,}\d?$/.test(name))
      unknown.push({
        offset,
        message: `No emoji has the short name "${written}", so it is shown as text. Correct the name, or write "\\${written}" if it is meant.`,
      })
    return emoji ?? written
  })
  return { text: replaced, unknown }
}
