import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unnamedFields } from './unnamed-fields.ts'

const content = join(import.meta.dirname, '../handbook/content')
type Language = 'html' | 'jsx' | 'tsx'

const samplesOf = (file: string) =>
  [...readFileSync(join(content, file), 'utf8').matchAll(/^```(html|jsx|tsx)\b.*\n([^]*?)^```$/gm)].map(
    ({ 0: block, 1: lang, 2: code = '', index, input }) => ({
      lang: lang as Language,
      code,
      line: input.slice(0, index + block.indexOf('\n') + 1).split('\n').length,
    }),
  )

it.each<[string, Language, string]>([
  ['a field alone', 'html', '<p>\n<input name="a"></p>'],
  ['a field of JSX', 'tsx', 'const a: A = (\n<p><input onChange={(b) => b > 1} /></p>)'],
  ['a field beside its label', 'jsx', 'f(<label>Name</label>,\n<select />)'],
])('finds %s', (_, lang, code) => expect(unnamedFields(code, lang)).toEqual([2]))

it.each<[string, Language, string]>([
  ['a label around a field', 'html', '<label>Name <input></label>'],
  ['a label elsewhere', 'html', '<label for="a">Name</label><textarea id="a"></textarea>'],
  ['an attribute', 'tsx', '<input aria-label={name as string} />'],
  ['attributes of the caller', 'tsx', '<input {...rest} />'],
  ['a value that is a name', 'html', '<input type="submit" value="Send"><input type="hidden" name="a">'],
])('accepts %s', (_, lang, code) => expect(unnamedFields(code, lang)).toEqual([]))

it('refuses a sample that it cannot read', () => {
  expect(() => unnamedFields('f(<input', 'tsx')).toThrow(SyntaxError)
})

it('every field in a sample has an accessible name, because readers copy it', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file))
  const samples = files.flatMap((file) => samplesOf(file).map((sample) => ({ ...sample, file })))
  expect(samples.length).toBeGreaterThan(900)
  const found = samples.flatMap(({ file, code, lang, line }) =>
    unnamedFields(code, lang).map((inside) => `${file}:${line + inside - 1}`),
  )
  expect(found).toEqual([])
})
