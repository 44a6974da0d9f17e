import { describe, expect, it } from 'vitest'
import type { GraphInput } from '@dev-handbook/step-player/player/inputs/graph'
import { readArticle } from './testing/read-article.ts'
import { subjects } from './testing/subjects.ts'

const named = await Promise.all(
  subjects.names().map(async (name) => {
    const subject = await subjects.load(name)
    const preset = subject.presets.find((known) => known.name.startsWith('As in the article'))
    if (!preset || typeof preset.text !== 'string') return []
    // Pictures with a fixed scale show a multiple of the article's numbers, and say so.
    const times = Number(/, times (\d+)$/.exec(preset.name)?.[1] ?? 1)
    const text =
      times === 1 ? preset.text : preset.text.replace(/(?<!k )\b\d+/g, (number) => String(Number(number) / times))
    return [{ name, subject, text }]
  }),
).then((lists) => lists.flat())

const isGraph = ({ subject, text }: (typeof named)[number]): boolean => {
  const parsed = subject.input.parse(text)
  return 'value' in parsed && typeof parsed.value === 'object' && parsed.value !== null && 'edges' in parsed.value
}

const isCalls = ({ subject, text }: (typeof named)[number]): boolean => {
  const parsed = subject.input.parse(text)
  return 'value' in parsed && Array.isArray(parsed.value) && parsed.value.every((call) => Object(call).verb)
}

/** Edges of a figure or of a preset, one text each, in an order of their own; without a direction, the smaller name first. */
const edgeTexts = (edges: Iterable<readonly [from: string, to: string]>, directed: boolean): string[] =>
  Array.from(edges, (edge) => (directed ? edge.join('>') : edge.toSorted().join('-'))).toSorted()

describe('a preset that is named after its article', () => {
  it.each(named.filter(isGraph))('$name is a graph of a figure', ({ name, subject, text }) => {
    const parsed = subject.input.parse(text) as { value: GraphInput }
    const shown = edgeTexts(
      parsed.value.edges.map(([from, to]) => [from, to]),
      text.includes('>'),
    )
    const figures = [...readArticle(name).matchAll(/<GraphFigure.*?\/>\n/gs)].map(([figure]) =>
      edgeTexts(
        [...figure.matchAll(/from: '([^']+)', to: '([^']+)'/g)].map(([, from = '', to = '']) => [from, to]),
        /^ {2}directed$/m.test(figure),
      ),
    )
    expect(figures).toContainEqual(shown)
  })

  it.each(named.filter(isCalls))('$name calls with values of the article', ({ name, subject, text }) => {
    const { value } = subject.input.parse(text) as { value: { args: string[] }[] }
    const words = new Set(
      readArticle(name)
        .toLowerCase()
        .match(/[\p{L}\d]+/gu),
    )
    const used = value.flatMap(({ args }) => args.map((arg) => arg.toLowerCase()))
    expect(used.filter((word) => !words.has(word))).toEqual([])
  })

  it.each(named.filter((preset) => !isGraph(preset) && !isCalls(preset)))(
    '$name has nothing that the article does not show',
    (preset) => {
      // Lists in figures and code are written with quotes and brackets, and tables with bars.
      const article = readArticle(preset.name)
        .replaceAll('−', '-')
        .replace(/['"“”[\]()`|{}→]/g, '')
      const parts = preset.text.split(/\s+(?:back to|in|from|at|of|to|k)\s+|\s*\/\s*|: (?:times )?/)
      const squeezed = article.replace(/[\s,·]+/g, '')
      // Code lists several numbers of a thing with their names: the digits alone have to follow each other there.
      const digits = article.replace(/\D+/g, '')
      const isShown = (part: string): boolean =>
        squeezed.includes(part.replace(/[\s,/]+/g, '')) ||
        (part.includes(',') && digits.includes(part.replace(/\D+/g, '')))
      expect(parts.filter((part) => !isShown(part))).toEqual([])
    },
  )
})
