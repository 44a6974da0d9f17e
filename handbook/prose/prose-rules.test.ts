import { expect, it } from 'vitest'
import { proseWarnings, sentences } from './prose-rules.ts'

const warningsOf = (source: string, rest: { lang?: 'en' | 'ru'; columns?: number } = {}): string[] =>
  proseWarnings({ source, lang: 'en', columns: 80, ...rest }).map(({ line, message }) => `${line}: ${message}`)

const long = `The server ${'reads one more file and then '.repeat(5)}answers.`

it('names long sentences with their line, in paragraphs, lists and tables', () => {
  expect(
    warningsOf(`---\ntitle: T\n---\n\nShort one. ${long}\n\n- ${long}\n\n| a | b |\n|---|---|\n| x | ${long} |`),
  ).toEqual([
    '5: 33 words in one sentence: “The server reads one more file and then …”',
    '7: 33 words in one sentence: “The server reads one more file and then …”',
    '11: 33 words in one sentence: “The server reads one more file and then …”',
  ])
})

it('names chains of colons and semicolons, and leaves a single one alone', () => {
  expect(warningsOf('First: this; then that; the end.\n\nOne reason: time. It is 10:30.')).toEqual([
    '1: a chain of 3 colons or semicolons: “First: this; then that; the end.…”',
  ])
})

it.each([
  ['The page is read anew.', 'en', '“anew”; instead: again, from scratch'],
  ['A call is dear.', 'en', '“dear”; instead: expensive'],
  ['Это размеченный союз.', 'ru', '“союз”; instead: объединение'],
  ['Родной элемент.', 'ru', '“Родной”; instead: нативный'],
] as const)('has a better word for one of %s', (text, lang, warning) => {
  expect(warningsOf(text, { lang })).toEqual([`1: ${warning}`])
})

it.each(['Союзники пришли.', 'Сначала код.'])('leaves alone: %s', (text) =>
  expect(warningsOf(text, { lang: 'ru' })).toEqual([]),
)

it('measures lines of code by the columns of the page', () => {
  const source = `Text.\n\n\`\`\`ts\n${'x'.repeat(57)}\n${'y'.repeat(81)}\n\`\`\`\n`
  expect(warningsOf(source)).toEqual(['5: a line of code has 81 columns; allowed are 80'])
  expect(warningsOf(source, { columns: 56 })).toHaveLength(2)
})

it('reads neither components, imports, headings nor code as sentences', () => {
  const source = [
    `import X from './x'`,
    '',
    `## ${long} {#long}`,
    '',
    `<Figure`,
    `  alt="${long}"`,
    '/>',
    '',
    '<details>',
    `<summary>Answer</summary>`,
    '',
    `Use \`${long}\` here.`,
    '',
    '</details>',
  ].join('\n')
  expect(warningsOf(source)).toEqual([])
})

it('tells sentences from abbreviations of numbers', () => {
  expect(sentences('Version 2.5 is out. Use it.', 'en')).toEqual(['Version 2.5 is out.', 'Use it.'])
})
