import { createHighlighterCore, type HighlighterCore, type ThemeRegistrationRaw } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import shikiPackage from 'shiki/package.json' with { type: 'json' }
import { programFingerprint } from '../incremental/program-fingerprint.ts'
import { escapeText } from './escape-html.ts'
import { shareSearches } from './highlighting/shared-search.ts'

const sources = ['highlighter.ts', 'highlighting', 'escape-html.ts'].map((name) => `src/pipeline/compile/${name}`)

/** Changes when the same code may be highlighted differently: with the library's release, and with what we make of its tokens. */
export const highlighterVersion = `shiki ${shikiPackage.version} ${programFingerprint(sources)}`

/** Names that are no grammar: their code is shown as it is. */
const plainLanguages: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output'])

/**
 * Classes of tokens by scope, the more special scope winning. What no scope names (punctuation, plain variables) keeps the
 * colour of the block and gets no element: that is most of the tokens. `article/code.css` gives the classes their colours.
 */
const classScopes = {
  c: ['comment', 'punctuation.definition.comment', 'string.comment'],
  k: [
    'keyword', 'storage', 'entity.name.tag', 'punctuation.definition.keyword', 'support.type.property-name.css keyword',
    'variable.language', 'keyword.operator.new', 'keyword.operator.expression', 'markup.heading', 'entity.name.section',
  ],
  s: [
    'string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.fenced_code', 'string.regexp', 'constant.character.escape',
    'support.constant.property-value', 'markup.quote',
  ],
  n: ['constant.numeric', 'keyword.other.unit'],
  o: ['constant', 'support.constant', 'variable.other.constant.property', 'variable.other.enummember', 'entity.other.attribute-name.class.css'],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function', 'variable.function', 'entity.name.command'],
  t: [
    'entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.other.inherited-class', 'entity.name.namespace',
    'support.class.component',
  ],
  p: ['variable.parameter', 'entity.other.attribute-name', 'support.type.property-name', 'meta.object-literal.key', 'variable.other.env'],
  u: ['markup.underline.link', 'string.other.link'],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted', 'invalid'],
  x: ['keyword.operator', 'punctuation', 'meta.brace', 'meta.template.expression', 'storage.type.function.arrow'],
} as const

const defaultColor = '#000000'
const colors = new Map(Object.keys(classScopes).map((name, index) => [name, `#0000${(index + 16).toString(16).padStart(2, '0')}`]))
const classes = new Map([...colors].filter(([name]) => name !== 'x').map(([name, color]) => [color.toUpperCase(), name]))

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'dark',
  colors: { 'editor.foreground': defaultColor, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: defaultColor, background: '#ffffff' } },
    ...Object.entries(classScopes).map(([name, scope]) => ({
      scope: [...scope],
      settings: { foreground: colors.get(name) ?? defaultColor },
    })),
  ],
}

let core: Promise<HighlighterCore> | undefined

/** Every name that a code block may give as its language. */
export const languageNames = (): string[] => [...plainLanguages, ...Object.keys(bundledLanguages)].filter((name) => name !== '')

export const isKnownLanguage = (lang: string): boolean => plainLanguages.has(lang) || Object.hasOwn(bundledLanguages, lang)

export const isPlainLanguage = (lang: string): boolean => plainLanguages.has(lang)

/** Longer lines (UTF-16 units) stay as they are, as in editors: grammars take time with the square of them, and minutes for what a minifier wrote. */
const longestLine = 5_000

/**
 * Code as HTML in which every line stands alone (no element crosses a line break), with one-letter classes. The grammar is
 * loaded when it is first needed. The language has to be a known one.
 */
export const highlight = async (code: string, lang: string): Promise<string> => {
  if (isPlainLanguage(lang)) return escapeText(code)
  core ??= createHighlighterCore({ themes: [theme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm')).then(shareSearches) })
  const highlighter = await core
  const language = bundledLanguages[lang as keyof typeof bundledLanguages]
  if (!highlighter.getLoadedLanguages().includes(lang)) await highlighter.loadLanguage(language)
  // Without a limit: on a busy machine the default of half a second a line would leave lines unhighlighted, now and then.
  return highlighter
    .codeToTokensBase(code, { lang, theme: 'classes', tokenizeTimeLimit: 0, tokenizeMaxLineLength: longestLine })
    .map((tokens) => lineHtml(tokens))
    .join('\n')
}

/** Neighbours of one class share an element; white space joins whatever stands before it. */
const lineHtml = (tokens: { content: string; color?: string }[]): string => {
  let html = ''
  let text = ''
  let current: string | undefined
  const flush = () => {
    if (text === '') return
    const trailing = text.length - text.trimEnd().length
    const [body, space] = trailing === 0 ? [text, ''] : [text.slice(0, -trailing), text.slice(-trailing)]
    html += current === undefined || body === '' ? escapeText(text) : `<span class="${current}">${escapeText(body)}</span>${space}`
    text = ''
  }
  for (const { content, color } of tokens) {
    const name = classes.get((color ?? '').toUpperCase())
    if (name !== current && content.trim() !== '') {
      flush()
      current = name
    }
    text += content
  }
  flush()
  return html
}
