import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const article = (name: string): string => readFileSync(resolve(root, `content/algorithms-data-structures/${name}.mdx`), 'utf8')

/** What a bench that counts prints; its module prints as it is loaded. */
const printed = async (load: () => Promise<unknown>): Promise<string[]> => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => lines.push(text))
  await load()
  log.mockRestore()
  return lines
}

/** The cells of a row of a printed table, which two spaces part, or of a table of an article. */
const cells = (row: string): string[] =>
  row.replaceAll('*', '').split(row.startsWith('|') ? '|' : /\s{2,}/u).map((cell) => cell.trim().replace(' %', '%')).filter((cell) => cell !== '')

/** The rows of the article's table under the given heading, without their first column. */
const figuresUnder = (text: string, heading: string): string[][] => {
  const [, table = ''] = text.split(`${heading}\n`)
  return (table.split('\n\n')[0] ?? '').split('\n').slice(1).map((row) => cells(row).slice(1))
}

it('the articles on machine learning quote what the bench prints', async () => {
  const lines = await printed(() => import('./learning.ts'))
  const after = (start: string, count: number): string[][] => {
    const first = lines.findIndex((line) => line.startsWith(start)) + 2
    return lines.slice(first, first + count).map((line) => cells(line).slice(1))
  }
  const clusters = article('algorithms/machine-learning/k-means')
  expect(figuresUnder(clusters, '| | Uniform | k-means++ |')).toEqual(after('k-means, 250 points in 5 groups, 200 starts', 3))
  expect(lines.find((line) => line.startsWith('k-means, '))).toBe(
    `k-means, 250 points in 5 groups, 200 starts; the best inertia is ${/\(the best is (\d+)\)/u.exec(clusters)?.[1]}`,
  )
  const elbow = after('Inertia', 9).map(([inertia = '']) => inertia.replace(',', ''))
  expect(clusters).toContain(`: ${elbow.join(', ')}.`)
  expect(clusters).toContain(`[${elbow.map((inertia, index) => `[${index + 1}, ${inertia}]`).join(', ')}]`)

  const regression = article('algorithms/machine-learning/linear-regression')
  expect(figuresUnder(regression, '| Rounds | Slope | Intercept |')).toEqual(after('Descent on four points', 5))
  const [exact = [], diverging = [], slow = [], scaled = []] = after('Descent on eight flats', 4)
  expect(diverging).toEqual(['diverges'])
  expect(regression).toContain(`${exact[0]} a square metre and ${exact[1]} a room. The descent diverges at a rate of 0.0003, and at 0.00025`)
  expect(regression).toContain(`${slow[1]} instead of ${exact[1]} after 1,000 rounds`)
  expect(Number(scaled[0])).toBeLessThan(0.01)
})

it('the article on LRU caches quotes the hit rates of the bench', async () => {
  const rates = (await printed(() => import('./hit-rates.ts'))).slice(2).map((line) => cells(line).slice(1))
  expect(figuresUnder(article('data-structures/lru'), '| Requests | LRU | FIFO | Random | LFU |')).toEqual(rates)
})
