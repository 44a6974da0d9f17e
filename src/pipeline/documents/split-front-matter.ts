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
