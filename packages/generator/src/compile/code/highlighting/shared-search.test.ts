import { createHighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import type { RegexEngine } from 'shiki/types'
import { expect, it } from 'vitest'
import { shareSearches } from './shared-search.ts'
import { codeLines } from '../../../content/testing/code-lines.ts'

const oniguruma = createOnigurumaEngine(import('shiki/wasm'))
const theme = {
  name: 'scopes',
  settings: [
    { settings: { foreground: '#000000' } },
    ...[
      'keyword',
      'storage',
      'string',
      'comment',
      'entity',
      'support',
      'variable',
      'constant',
      'punctuation',
      'markup',
      'meta',
    ].map((scope, index) => ({ scope, settings: { foreground: `#0000${10 + index}` } })),
  ],
}

const tokensWith = async (engine: RegexEngine, lang: keyof typeof bundledLanguages) => {
  const highlighter = await createHighlighterCore({ themes: [theme], langs: [bundledLanguages[lang]], engine })
  const tokens = (code: string) =>
    highlighter
      .codeToTokensBase(code, { lang, theme: 'scopes', tokenizeTimeLimit: 0 })
      .map((line) => line.map(({ content, color }) => [content, color]))
  const all = [tokens(codeLines.join('\n')), ...codeLines.map(tokens)]
  highlighter.dispose()
  return all
}

it.each([
  'ts',
  'tsx',
  'rust',
  'css',
  'html',
  'sql',
  'yaml',
  'toml',
  'sh',
  'md',
  'mdx',
  'python',
  'php',
  'ruby',
] as const)('gives the same tokens as the engine alone: %s', async (lang) => {
  expect(await tokensWith(shareSearches(await oniguruma), lang)).toEqual(await tokensWith(await oniguruma, lang))
})

/** An engine that counts its expressions and searches. */
const counted = async () => {
  const engine = await oniguruma
  const counts = { expressions: 0, searches: 0 }
  const counting: RegexEngine = {
    createString: engine.createString,
    createScanner: (patterns) => {
      counts.expressions += patterns.length
      const scanner = engine.createScanner(patterns)
      return {
        findNextMatchSync: (...search) => {
          counts.searches++
          return scanner.findNextMatchSync(...search)
        },
      }
    },
  }
  return { counts, engine: shareSearches(counting) }
}

it('searches for an expression once for all scanners, and again only after the place of its match', async () => {
  const { counts, engine } = await counted()
  const [first, second] = [engine.createScanner(['b', 'a']), engine.createScanner(['c', 'a'])]
  const line = engine.createString('a b a')
  const find = (scanner: typeof first, start: number) => {
    const match = scanner.findNextMatchSync(line, start, 0)
    return match && [match.index, match.captureIndices[0]?.start]
  }
  expect([find(first, 0), find(second, 0), find(first, 1), find(second, 1), find(second, 5)]).toEqual([
    [1, 0],
    [1, 0],
    [0, 2],
    [1, 4],
    null,
  ])
  expect(counts).toEqual({ expressions: 3, searches: 5 })
})

it('searches each time if the match depends on where the search begins', async () => {
  const { engine } = await counted()
  const scanner = engine.createScanner(['\\Ga'])
  const line = engine.createString('ba a')
  expect([0, 1, 2, 3].map((start) => scanner.findNextMatchSync(line, start, 0)?.captureIndices[0]?.start)).toEqual([
    undefined,
    1,
    undefined,
    3,
  ])
})

it('searches again when a search begins before the last search', async () => {
  const { engine } = await counted()
  const scanner = engine.createScanner(['a'])
  const line = engine.createString('a b')
  expect([2, 0].map((start) => scanner.findNextMatchSync(line, start, 0)?.captureIndices[0]?.start)).toEqual([
    undefined,
    0,
  ])
})
