import { expect, it } from 'vitest'
import { collectProblems } from './problems.ts'

it('lists problems by their places, whatever the order in which they were found', () => {
  const places = [
    { rule: 'a', message: 'of no file' },
    { rule: 'b', file: 'a.md', message: 'of the whole file' },
    { rule: 'b', file: 'a.md', line: 2, message: 'of the line' },
    { rule: 'b', file: 'a.md', line: 2, column: 9, message: 'further on' },
    { rule: 'a', file: 'a.md', line: 10, column: 1, message: 'below' },
    { rule: 'b', file: 'a.md', line: 10, column: 1, message: 'of a later rule' },
    { rule: 'a', file: 'b.md', line: 1, message: 'of the next file' },
  ]
  for (const found of [places, places.toReversed(), [...places.slice(3), ...places.slice(0, 3)]]) {
    const problems = collectProblems()
    for (const place of found) problems.error(place)
    expect(problems.all).toEqual(places.map((place) => ({ severity: 'error', ...place })))
  }
})

it('keeps one of equal problems, and all that differ', () => {
  const problems = collectProblems()
  const problem = { rule: 'link', file: 'a.md', line: 1, column: 2, message: 'Broken.' }
  for (const other of [problem, problem, { ...problem, column: 3 }, { ...problem, message: 'Gone.' }])
    problems.warning(other)
  expect(problems.all).toHaveLength(3)
})

it('reports with the configured severity, and says whether there are errors', () => {
  const problems = collectProblems()
  problems.report('ignore', { rule: 'link', message: 'ignored' })
  problems.report('warn', { rule: 'link', message: 'warned of' })
  problems.warning({ rule: 'link', message: 'also warned of' })
  expect(problems.hasErrors).toBe(false)
  problems.report('throw', { rule: 'link', message: 'wrong' })
  expect(problems.hasErrors).toBe(true)
  expect(problems.all.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'warning warned of',
    'warning also warned of',
    'error wrong',
  ])
})
