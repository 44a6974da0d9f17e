import { createHighlighterCore, type HighlighterCore, type ThemeRegistrationRaw } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { shareSearches } from './shared-search.ts'
import type { Token, TokenName } from '../../../model/token.ts'

/** Classes of tokens by scope. The more specific scope wins. `x` means no class. */
const classScopes = {
  c: ['comment', 'punctuation.definition.comment', 'string.comment'],
  k: [
    'keyword',
    'storage',
    'entity.name.tag',
    'punctuation.definition.keyword',
    'support.type.property-name.css keyword',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'markup.heading',
    'entity.name.section',
  ],
  s: [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'markup.fenced_code',
    'string.regexp',
    'constant.character.escape',
    'support.constant.property-value',
    'markup.quote',
  ],
  n: ['constant.numeric', 'keyword.other.unit'],
  o: [
    'constant',
    'support.constant',
    'variable.other.constant.property',
    'variable.other.enummember',
    'entity.other.attribute-name.class.css',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name.function',
    'variable.function',
    'entity.name.command',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
    'entity.name.namespace',
    'support.class.component',
  ],
  p: [
    'variable.parameter',
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.env',
  ],
  u: ['markup.underline.link', 'string.other.link'],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted', 'invalid'],
  x: ['keyword.operator', 'punctuation', 'meta.brace', 'meta.template.expression', 'storage.type.function.arrow'],
} as const satisfies Record<TokenName | 'x', readonly string[]>

const defaultColor = '#000000'
const colors = new Map(
  Object.keys(classScopes).map((name, index) => [name, `#0000${(index + 16).toString(16).padStart(2, '0')}`]),
)
const names = new Map(
  [...colors].filter(([name]) => name !== 'x').map(([name, color]) => [color.toUpperCase(), name as TokenName]),
)

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

/**
 * Longer lines (UTF-16 units) are not highlighted, as in editors. The time of grammars grows with the square of the
 * length, and takes minutes for minified code.
 */
export const longestLine = 5_000

let core: Promise<HighlighterCore> | undefined

/**
 * Splits lines of code into tokens with the language's TextMate grammar, which is loaded at its first use. The language
 * must be one of Shiki's.
 */
export const grammarTokens = async (code: string, lang: string): Promise<Token[][]> => {
  core ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')).then(shareSearches),
  })
  const highlighter = await core
  const language = bundledLanguages[lang as keyof typeof bundledLanguages]
  if (!highlighter.getLoadedLanguages().includes(lang)) await highlighter.loadLanguage(language)
  // There is no time limit. With the default of half a second a line, some lines would stay without colours on a busy
  // machine.
  return highlighter
    .codeToTokensBase(code, { lang, theme: 'classes', tokenizeTimeLimit: 0, tokenizeMaxLineLength: longestLine })
    .map((tokens) => tokens.map(({ content, color }) => ({ content, name: names.get((color ?? '').toUpperCase()) })))
}
