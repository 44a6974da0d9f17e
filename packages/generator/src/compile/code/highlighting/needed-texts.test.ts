import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { expect, it } from 'vitest'
import { neededTexts } from './needed-texts.ts'
import { codeLines } from '../../../content/testing/code-lines.ts'

/** Choices as text: `a|b` one of two, `<a` looked back at. */
const shown = (expression: string): string[] =>
  neededTexts(expression).map((choice) => choice.map(({ text, behind }) => `${behind ? '<' : ''}${text}`).join('|'))

it.each([
  ['const', ['const']],
  ['\\b(async)\\s+=>', ['async', '=>']],
  ['(?:get|set)\\s*\\(', ['get|set', '(']],
  ['a*b+c?d{2}e{0,3}f{,2}', ['b', 'd']],
  ['ab*', ['a']],
  ['x{', ['x{']],
  ['x{1,2}?y', ['y']],
  ['(?=foo)(?!bar)(?<!baz)', ['foo']],
  ['(?<=\\.|\\?\\.)name', ['<.|<?.', 'name']],
  ['(a(b|cd)e|fg)', ['a|fg']],
  ['(foo|)bar', ['bar']],
  ['[abc]d[^e]', ['d']],
  ['[-\\]]x[[:alpha:]_&&[^y]]z', ['x', 'z']],
  ['[](]a', ['a']],
  ['[+*/]=', ['+|*|/', '=']],
  ['(?i:no)yes(?m)more', ['yes', 'more']],
  ['(?<name>open)\\k<name>\\1', ['open']],
  ['\\$\\{\\x41\\p{L}\\d\\.', ['${', '.']],
  ['(?#comment)a', ['a']],
  ['…a', ['a']],
  // Not known, or not worth it: nothing is said.
  ['(?i)no', []],
  ['a(?i)b|c', []],
  ['(?x) a # comment', []],
  ['(?~abc)', []],
  ['a\\Kb', []],
  ['a)', []],
  ['[a', []],
  ['(a', []],
])('%s', (expression, needed) => {
  expect(shown(expression)).toEqual(needed)
})

/** Every expression of a grammar. */
const expressionsOf = (rule: unknown): string[] => {
  if (typeof rule !== 'object' || rule === null) return []
  return Object.entries(rule).flatMap(([key, value]) =>
    typeof value === 'string' && ['match', 'begin', 'end', 'while'].includes(key) ? [value] : expressionsOf(value),
  )
}

it('never says that a line lacks what a match in it has', { timeout: 60_000 }, async () => {
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  let withNeeds = 0
  for (const name of [
    'typescript',
    'rust',
    'css',
    'html',
    'sql',
    'yaml',
    'toml',
    'shellscript',
    'markdown',
    'python',
    'ruby',
    'php',
  ] as const) {
    const { default: grammars } = await bundledLanguages[name]()
    for (const expression of new Set(
      grammars.flatMap((grammar) => (grammar.name === name ? expressionsOf(grammar) : [])),
    )) {
      const needed = neededTexts(expression)
      // Ends of rules may refer to what their beginnings captured.
      if (needed.length === 0 || /\\\d/.test(expression)) continue
      withNeeds++
      const scanner = engine.createScanner([expression])
      for (const line of codeLines) {
        const start = scanner.findNextMatchSync(line, 0, 0)?.captureIndices[0]?.start
        if (start === undefined) continue
        const lacking = needed.filter(
          (choice) => !choice.some(({ text, behind }) => line.includes(text, behind ? 0 : start)),
        )
        expect(lacking, `${name}: ${expression} in ${line}`).toEqual([])
      }
      scanner.dispose?.()
    }
  }
  expect(withNeeds).toBeGreaterThan(1000)
})
