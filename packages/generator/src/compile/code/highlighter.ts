import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { bundledLanguages } from 'shiki/langs'
import shikiPackage from 'shiki/package.json' with { type: 'json' }
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { escapeText } from '../../model/html/escape-html.ts'
import { grammarTokens, longestLine } from './highlighting/grammar-tokens.ts'
import { scriptTokens } from './highlighting/script-tokens.ts'
import type { Token, TokenName } from '../../model/token.ts'

const sources = ['compile/code/highlighter.ts', 'compile/code/highlighting', 'model/html/escape-html.ts', 'syntax'].map(
  (name) => `packages/generator/src/${name}`,
)

// Lezer does not export its package.json.
const lezerPackage = JSON.parse(
  readFileSync(
    new URL('../package.json', pathToFileURL(createRequire(import.meta.url).resolve('@lezer/javascript'))),
    'utf8',
  ),
) as { version: string }

/**
 * Changes when the same code may be highlighted differently: with a library's release, or with our own code for its
 * tokens.
 */
export const highlighterVersion = `shiki ${shikiPackage.version} lezer ${lezerPackage.version} ${programFingerprint(sources)}`

/** Names without a grammar. Their code is shown without colours. */
const plainLanguages: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output'])

/** These names are tried first, so that an ambiguous misspelling suggests a language that web developers use most. */
const commonLanguages = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'text',
  'rust',
  'sh',
  'html',
  'css',
  'json',
  'sql',
  'toml',
  'md',
  'yaml',
  'bash',
  'python',
]

/** Returns every name that a code block may give as its language, the common names first. */
export const languageNames = (): string[] =>
  [...new Set([...commonLanguages, ...plainLanguages, ...Object.keys(bundledLanguages)])].filter((name) => name !== '')

export const isKnownLanguage = (lang: string): boolean =>
  plainLanguages.has(lang) || Object.hasOwn(bundledLanguages, lang)

export const isPlainLanguage = (lang: string): boolean => plainLanguages.has(lang)

/**
 * Returns code as HTML with one-letter classes. Every line stands alone: no element crosses a line break. JavaScript
 * and TypeScript, which are most of a handbook's code, are highlighted by their syntax tree, other languages by their
 * grammar. The language must be known.
 */
export const highlight = async (code: string, lang: string): Promise<string> => {
  if (isPlainLanguage(lang)) return escapeText(code)
  const lines = (hasLongLine(code) ? undefined : await scriptTokens(code, lang)) ?? (await grammarTokens(code, lang))
  return lines.map(lineHtml).join('\n')
}

const hasLongLine = (code: string): boolean =>
  code.length >= longestLine && code.split('\n').some((line) => line.length >= longestLine)

/**
 * Writes the HTML of a line. Neighbours with the same class share an element; white space joins the token before it.
 */
const lineHtml = (tokens: readonly Token[]): string => {
  let html = ''
  let text = ''
  let current: TokenName | undefined
  const flush = () => {
    if (text === '') return
    const trailing = text.length - text.trimEnd().length
    const [body, space] = trailing === 0 ? [text, ''] : [text.slice(0, -trailing), text.slice(-trailing)]
    html +=
      current === undefined || body === ''
        ? escapeText(text)
        : `<span class="${current}">${escapeText(body)}</span>${space}`
    text = ''
  }
  for (const { content, name } of tokens) {
    if (name !== current && content.trim() !== '') {
      flush()
      current = name
    }
    text += content
  }
  flush()
  return html
}
