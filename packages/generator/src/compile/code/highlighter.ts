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

/** Changes when the same code may be highlighted differently: with a library's release, and with what we make of its tokens. */
export const highlighterVersion = `shiki ${shikiPackage.version} lezer ${lezerPackage.version} ${programFingerprint(sources)}`

/** Names that are no grammar: their code is shown as it is. */
const plainLanguages: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output'])

/** Decides between names that are equally near to a word: the language that a handbook for web developers uses most. */
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

/** Every name that a code block may give as its language, the common ones first. */
export const languageNames = (): string[] =>
  [...new Set([...commonLanguages, ...plainLanguages, ...Object.keys(bundledLanguages)])].filter((name) => name !== '')

export const isKnownLanguage = (lang: string): boolean =>
  plainLanguages.has(lang) || Object.hasOwn(bundledLanguages, lang)

export const isPlainLanguage = (lang: string): boolean => plainLanguages.has(lang)

/**
 * Code as HTML in which every line stands alone (no element crosses a line break), with one-letter classes. JavaScript and
 * TypeScript, most of a handbook's code, go by their syntax, all else by its grammar. The language has to be a known one.
 */
export const highlight = async (code: string, lang: string): Promise<string> => {
  if (isPlainLanguage(lang)) return escapeText(code)
  const lines = (hasLongLine(code) ? undefined : await scriptTokens(code, lang)) ?? (await grammarTokens(code, lang))
  return lines.map(lineHtml).join('\n')
}

const hasLongLine = (code: string): boolean =>
  code.length >= longestLine && code.split('\n').some((line) => line.length >= longestLine)

/** Neighbours of one class share an element; white space joins whatever stands before it. */
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
