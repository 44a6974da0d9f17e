import type { LRLanguage } from '@codemirror/language'
import { jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript'
import { expect, it } from 'vitest'
import { scriptTokens } from '../../compile/code/highlighting/script-tokens.ts'
import { nameOfNode, nameRules } from '../../syntax/script-syntax.ts'
import type { TokenName } from '../../model/token.ts'

const code = `import { readFile } from 'node:fs/promises'

interface User<T> { name: string; age?: number; tags: T[] }

// A comment
export class Store extends Map<string, User<number>> {
  static readonly LIMIT = 10
  constructor(private size = 0) { super() }
  async load(path: string): Promise<void> {
    const { data: [first, ...rest] } = JSON.parse(await readFile(path, 'utf8'))
    for (const item of rest) this.set(\`\${item.name}\`, { ...item, tags: [1, null, undefined] })
    if (first instanceof Error || !this.size) throw new TypeError("no")
  }
}

const double = (value: number) => value * 2
double(21) // => 42
`

/** The names of the characters of a code, as the parser of the editor and the rules of the page give them. */
const namesInEditor = (language: LRLanguage, text: string): (TokenName | undefined)[] => {
  const names = Array.from<TokenName | undefined>({ length: text.length })
  const { parser } = language.configure({ props: [nameRules] })
  parser.parse(text).iterate({
    enter: (node) => {
      const name = nameOfNode(node, text)
      if (name !== null) names.fill(name, node.from, node.to)
    },
  })
  return names
}

it.each([
  ['ts', typescriptLanguage, code],
  ['tsx', tsxLanguage, `${code}\nexport const View = ({ user }: { user: string }) => <p className="a">Hi {user}</p>`],
  [
    'js',
    jsxLanguage,
    code
      .replace(/interface.*\n/, '')
      .replace(/<string[^{]*{/, '{')
      .replaceAll(/: (?:string|number|Promise<void>)/g, '')
      .replace('readonly ', '')
      .replace('private ', ''),
  ],
])('gives code in %s the colours that the page gives it', async (lang, language, text) => {
  const lines = await scriptTokens(text, lang)
  const names = lines?.flatMap((tokens) => [
    ...tokens.flatMap(({ content, name }) => Array.from<TokenName | undefined>({ length: content.length }).fill(name)),
    undefined,
  ])
  const isSpace = (index: number) => /\s/.test(text[index] ?? '')
  const shown = (all: readonly (TokenName | undefined)[] | undefined) =>
    all?.slice(0, text.length).map((name, index) => (isSpace(index) ? undefined : name))
  expect(shown(namesInEditor(language, text))).toEqual(shown(names))
  expect(new Set(names).size).toBeGreaterThan(6)
})
