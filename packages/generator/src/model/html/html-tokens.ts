import { escapeAttribute, unescapeHtml } from './escape-html.ts'

/** A tag, or the text or comment between tags, as it is written. */
export type HtmlToken =
  | { kind: 'text'; source: string }
  | { kind: 'comment'; source: string }
  | { kind: 'open'; source: string; name: string; selfClosing: boolean }
  | { kind: 'close'; source: string; name: string }

const markup = /<!--[\s\S]*?(?:-->|$)|<!doctype[^>]*>|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi

/** Elements whose content is not parsed as markup. */
const rawText: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title', 'iframe'])

/** Cuts HTML into tokens. Joined again, the tokens give the input. A `<` that opens no tag is text. */
export const htmlTokens = (html: string): HtmlToken[] => {
  const tokens: HtmlToken[] = []
  let at = 0
  const text = (end: number) => {
    if (end > at) tokens.push({ kind: 'text', source: html.slice(at, end) })
  }
  markup.lastIndex = 0
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const source = match[0]
    text(match.index)
    at = match.index + source.length
    const name = match[2]?.toLowerCase()
    if (name === undefined) tokens.push({ kind: 'comment', source })
    else if (match[1] === '/') tokens.push({ kind: 'close', source, name })
    else {
      tokens.push({ kind: 'open', source, name, selfClosing: source.endsWith('/>') })
      if (rawText.has(name) && !source.endsWith('/>')) {
        const end = rawTextEnd(html, { name, from: at })
        text(end)
        at = end
        markup.lastIndex = end
      }
    }
  }
  text(html.length)
  return tokens
}

/**
 * Finds the end of an element's raw text. A `<title>` in an SVG also holds only text, so one rule is enough for HTML
 * and SVG.
 */
const rawTextEnd = (html: string, { name, from }: { name: string; from: number }): number => {
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

export const voidElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** Returns the greatest depth of elements inside each other. */
export const nestingOf = (tokens: readonly HtmlToken[]): number => {
  const open: string[] = []
  let deepest = 0
  for (const token of tokens) {
    if (token.kind === 'open' && !token.selfClosing && !voidElements.has(token.name))
      deepest = Math.max(deepest, open.push(token.name))
    if (token.kind !== 'close') continue
    const at = open.lastIndexOf(token.name)
    if (at !== -1) open.length = at
  }
  return deepest
}

const attribute = /\s([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/**
 * Reads the attributes of an opening tag: values are decoded, names in lower case. If a name occurs twice, its first
 * value is used.
 */
export const readAttributes = (tag: string): Map<string, string> => {
  const attributes = new Map<string, string>()
  for (const [, name = '', doubleQuoted, singleQuoted, bare] of tag.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, unescapeHtml(doubleQuoted ?? singleQuoted ?? bare ?? ''))
  }
  return attributes
}

/** Writes an opening tag with the given attributes. */
export const writeTag = (name: string, attributes: ReadonlyMap<string, string>): string =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')}>`

/** Returns the token of an opening tag. */
export const openingTag = (name: string, attributes: Readonly<Record<string, string>>): HtmlToken => ({
  kind: 'open',
  name,
  source: writeTag(name, new Map(Object.entries(attributes))),
  selfClosing: false,
})

/** Returns the token of a closing tag. */
export const closingTag = (name: string): HtmlToken => ({ kind: 'close', name, source: `</${name}>` })

/** Writes tokens as HTML. */
export const joinTokens = (tokens: readonly HtmlToken[]): string => tokens.map(({ source }) => source).join('')
