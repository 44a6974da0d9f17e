import { describe, expect, it } from 'vitest'
import type { GraphInput } from '@dev-handbook/step-player/player/inputs/graph'
import { readArticle } from './testing/read-article.ts'
import { sentencesOf } from './testing/sentences-of.ts'
import { subjects } from './testing/subjects.ts'

/** Examples that their article describes without writing them out. */
const described: Readonly<Record<string, string>> = {
  'sort/timsort': 'The article describes the 64 numbers: fewer would be a single run.',
}

/** Inputs in the notation of their article. */
const inArticle: Readonly<Record<string, (text: string) => string>> = {
  // The article gives points on a line one coordinate, and the plane of the player ends at 100.
  'machine-learning/k-means': (text) => text.replace(/(\d+) 50/g, (_, x) => String(Number(x) / 5)),
  // The origin of the article is in the middle of the plane.
  'machine-learning/perceptron': (text) => text.replace(/\d+/g, (shown) => String((Number(shown) - 50) / 10)),
  // The article has a table with a text and its class in each row.
  'machine-learning/naive-bayes': (text) => text.replace(/(\w+): ([^,?]+),?/g, '$2 $1').replace('?', '/'),
  'math/fast-exponentiation': (text) => text.replace('^', '**'),
  'math/matrices': (text) => text.replace(/[=;]/g, ''),
  'sets/backtracking': (text) => text.replace(/(\d+) all/, '$1 × $1 squares'),
  'tree/lowest-common-ancestor': (text) => text.replace(/^(\d+) (\d+)/, 'a is $1 from b, which is $2'),
  // The article has its own random draws, not a seed. A test below compares the results of the draws.
  'sets/fisher-yates-shuffle': (text) => text.replace(/ seed \d+/, ''),
  'statistics/reservoir-sampling': (text) => text.replace(/ seed \d+/, ''),
}

const named = await Promise.all(
  subjects.names().map(async (name) => {
    const subject = await subjects.load(name)
    const preset = subject.presets.find((known) => known.name.en.startsWith('As in the article'))
    if (!preset || typeof preset.text !== 'string') return []
    // Pictures with a fixed scale show a multiple of the article's numbers. The name of such a preset says so.
    const times = Number(/, times (\d+)$/.exec(preset.name.en)?.[1] ?? 1)
    const written = inArticle[name]?.(preset.text) ?? preset.text
    const text =
      times === 1 || inArticle[name]
        ? written
        : written.replace(/(?<!k )\b\d+/g, (number) => String(Number(number) / times))
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

it('is the first preset of every player', async () => {
  const others = await Promise.all(
    subjects.names().map(async (name) => {
      const [first] = (await subjects.load(name)).presets
      return first.name.en.startsWith('As in the article') && typeof first.text === 'string'
        ? []
        : [`${name}: ${first.name.en}`]
    }),
  )
  expect(others.flat()).toEqual([])
})

interface TreeNode {
  value: string | number
  children?: readonly (TreeNode | null)[]
}

/** The trees of an article's figures. */
const figureTrees = (article: string): TreeNode[] =>
  [...article.matchAll(/<TreeFigure[^]*?root=\{(\{[^]*?\})\}\n/g)].map(
    ([, literal = '']) =>
      JSON.parse(
        literal
          .replaceAll("'", '"')
          .replace(/(\w+): /g, '"$1": ')
          .replace(/,(\s*[\]}])/g, '$1'),
      ) as TreeNode,
  )

const childrenOf = ({ children = [] }: TreeNode): TreeNode[] => children.filter((child) => child !== null)

const treeEdges = (node: TreeNode): (readonly [string, string])[] =>
  childrenOf(node).flatMap((child) => [[String(node.value), String(child.value)] as const, ...treeEdges(child)])

/** The values of a tree, level by level. */
const levels = (root: TreeNode): (string | number)[] => {
  const nodes = [root]
  for (const node of nodes) nodes.push(...childrenOf(node))
  return nodes.map(({ value }) => value)
}

/** Edges of a figure or of a preset as sorted texts. Without a direction, the smaller name comes first. */
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
    const trees = figureTrees(readArticle(name)).map((root) => edgeTexts(treeEdges(root), true))
    expect([...figures, ...trees]).toContainEqual(shown)
  })

  it.each(named.filter(isCalls))('$name calls with values of the article', ({ name, subject, text }) => {
    const { value } = subject.input.parse(text) as { value: { args: string[] }[] }
    const words = new Set(
      readArticle(name)
        .toLowerCase()
        .match(/[\p{L}\d]+|[()[\]{}]/gu),
    )
    const used = value.flatMap(({ args }) => args.map((arg) => arg.toLowerCase()))
    expect(used.filter((word) => !words.has(word))).toEqual([])
  })

  it.each(named.filter((preset) => !isGraph(preset) && !isCalls(preset)))(
    '$name contains only values that the article shows',
    (preset) => {
      // Figures and code write lists with quotes and brackets, and tables have bars.
      const text = readArticle(preset.name)
      const article = [text, ...figureTrees(text).map((root) => levels(root).join(' '))]
        .join('\n')
        .replaceAll('−', '-')
        .replace(/['"“”[\]()`|{}→]/g, '')
      const parts = preset.text.split(/\s+(?:back to|in|from|at|of|to|k)\s+|\s*\/\s*|: (?:times )?/)
      const squeezed = article.replace(/[\s,·]+/g, '')
      // Code may name the fields between the numbers of a thing, so only the digits must follow each other.
      const digits = article.replace(/\D+/g, '')
      const isShown = (part: string): boolean =>
        squeezed.includes(part.replace(/[\s,/]+/g, '')) ||
        (part.includes(',') && digits.includes(part.replace(/\D+/g, '')))
      expect(parts.filter((part) => !described[preset.name] && !isShown(part))).toEqual([])
    },
  )

  it.each([
    ['sort/quick-sort', [5, 3, 1, 9, 6, 7]],
    ['statistics/quickselect', [6, 3, 5]],
  ])('%s draws the pivots of the article', async (name, pivots) => {
    const sentences = await sentencesOf(name, (await subjects.load(name)).presets[0].text as string)
    expect(sentences.flatMap((words) => /^The pivot is (\d+)\./.exec(words)?.[1] ?? []).map(Number)).toEqual(pivots)
  })

  it.each([
    ['sets/fisher-yates-shuffle', 'c, d, e, a, b: one of 120 orders, each as likely as any other.'],
    ['statistics/reservoir-sampling', 'The sample of 6 items: c, e.'],
  ])('%s gives the random result of the article', async (name, outcome) => {
    const preset = (await subjects.load(name)).presets[0]
    expect((await sentencesOf(name, preset.text as string)).at(-1)).toBe(outcome)
  })
})

it('exists where an article names it', async () => {
  const missing: string[] = []
  let count = 0
  for (const name of subjects.names()) {
    const known = new Set((await subjects.load(name)).presets.map((preset) => preset.name.en))
    const sentences = readArticle(name).match(/[^.\n]*\b(?:presets?|step player)\b[^.\n]*/g) ?? []
    for (const [, quoted = ''] of sentences.join(' ').matchAll(/“([^”]+)”/g)) {
      count++
      if (!known.has(quoted)) missing.push(`${name}: ${quoted}`)
    }
  }
  expect(count).toBeGreaterThan(2)
  expect(missing).toEqual([])
})
