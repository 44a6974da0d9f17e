/** A document's text, split into front matter and body. */
export interface SplitText {
  /** YAML between the marks; absent when the text does not start with `---`. */
  yaml?: string
  /** The text after the front matter. */
  body: string
  /** Line of the text at which the body starts, 1-based. The YAML starts at line 2. */
  bodyLine: number
}

/** Splits off the front matter. Returns `undefined` when the closing mark is missing. */
export const splitFrontMatter = (text: string): SplitText | undefined => {
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) return { body: text, bodyLine: 1 }
  const start = opening[0].length
  const closing = /^---[ \t]*(?:\n|$)/m.exec(text.slice(start))
  if (!closing) return undefined
  const yaml = text.slice(start, start + closing.index)
  return { yaml, body: text.slice(start + closing.index + closing[0].length), bodyLine: yaml.split('\n').length + 2 }
}

/** A block that an author intends as front matter, but that programs read as the beginning of the text. */
export interface MisplacedFrontMatter {
  /** Line of its first mark, 1-based. */
  line: number
  /** The opening mark as it is written, with the text before it on its line. */
  mark: string
}

/**
 * Finds misplaced front matter in a text without front matter: indented, after an empty line, or between marks other
 * than `---`.
 */
export const findMisplaced = (text: string, knownKeys: readonly string[]): MisplacedFrontMatter | undefined => {
  const found =
    /^((?:[ \t]*\n)*)([ \t]*(?:-{2,}|[–—]-*|\+{3}|[`~]{3,}(?:ya?ml|toml)?))[ \t]*\n[ \t]*([a-z_]+)[ \t]*[:=]/.exec(text)
  const [, before = '', mark = '', key = ''] = found ?? []
  return knownKeys.includes(key) ? { line: before.split('\n').length, mark } : undefined
}

/** Line of front matter that has no opening mark, in a text without front matter. `undefined` when there is none. */
export const findUnopened = (text: string, knownKeys: readonly string[]): number | undefined => {
  const [, before = '', key = ''] =
    /^((?:[ \t]*\n)*)([a-z_]+):(?:[ \t].*)?\n(?:(?:[a-z_]+:|[ \t]+|-[ \t]).*\n)*---[ \t]*(?:\n|$)/.exec(text) ?? []
  return knownKeys.includes(key) ? before.split('\n').length : undefined
}
