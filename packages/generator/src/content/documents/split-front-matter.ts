/** A document's text in its two parts. */
export interface SplitText {
  /** YAML between the marks; absent when the text does not start with `---`. */
  yaml?: string
  /** What follows. */
  body: string
  /** Line of the text at which the body starts, 1-based. The YAML starts at line 2. */
  bodyLine: number
}

/** Cuts the front matter off. Returns `undefined` when it is opened and never closed. */
export const splitFrontMatter = (text: string): SplitText | undefined => {
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) return { body: text, bodyLine: 1 }
  const start = opening[0].length
  const closing = /^---[ \t]*(?:\n|$)/m.exec(text.slice(start))
  if (!closing) return undefined
  const yaml = text.slice(start, start + closing.index)
  return { yaml, body: text.slice(start + closing.index + closing[0].length), bodyLine: yaml.split('\n').length + 2 }
}

/** What looks like front matter to an author, and is the beginning of the text to everyone else. */
export interface MisplacedFrontMatter {
  /** Line of its first mark, 1-based. */
  line: number
  /** The mark as it is written, with what stands before it on its line. */
  mark: string
}

/** Finds front matter that does not count, in a text without any: indented, after an empty line, or between other marks than `---`. */
export const findMisplaced = (text: string, knownKeys: readonly string[]): MisplacedFrontMatter | undefined => {
  const found =
    /^((?:[ \t]*\n)*)([ \t]*(?:-{2,}|[–—]-*|\+{3}|[`~]{3,}(?:ya?ml|toml)?))[ \t]*\n[ \t]*([a-z_]+)[ \t]*[:=]/.exec(text)
  const [, before = '', mark = '', key = ''] = found ?? []
  return knownKeys.includes(key) ? { line: before.split('\n').length, mark } : undefined
}

/** Line at which front matter begins that has no opening mark, in a text without any; `undefined` where there is none. */
export const findUnopened = (text: string, knownKeys: readonly string[]): number | undefined => {
  const [, before = '', key = ''] =
    /^((?:[ \t]*\n)*)([a-z_]+):(?:[ \t].*)?\n(?:(?:[a-z_]+:|[ \t]+|-[ \t]).*\n)*---[ \t]*(?:\n|$)/.exec(text) ?? []
  return knownKeys.includes(key) ? before.split('\n').length : undefined
}
