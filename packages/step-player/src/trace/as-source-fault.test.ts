import { expect, it } from 'vitest'
import { asSourceFault } from './as-source-fault.ts'
import { SourceFault } from './source-fault.ts'

const thrown = (...stack: string[]) =>
  Object.assign(new Error('Too bad.'), { stack: ['Error: Too bad.', ...stack].join('\n') })
const correct = 'Correct the source: the player or race that shows it cannot be built.'

it.each([
  [
    'an instrumented source',
    '    at f (file:///tmp/handbook-traced-0aZ9xy/algorithms/sort/a.mts:3:7)',
    'algorithms/sort/a.ts',
  ],
  [
    'a file in the folder of instrumented sources',
    '    at file:///tmp/handbook-traced-x1Y2/algorithms/a.mts:3:7',
    'algorithms/a.ts',
  ],
  ['a source itself', '    at look (file:///program/algorithms/graph.ts:3:7)', 'algorithms/graph.ts'],
  ['a path', '    at look (/program/algorithms/graph.ts:3:7)', 'algorithms/graph.ts'],
  [
    'the subject of a player',
    '    at look (file:///program/components/players/sort/a.ts:3:7)',
    'components/players/sort/a.ts',
  ],
])('an error in %s is reported at the innermost line of that source', (_, line, file) => {
  const cause = thrown('    at g (node:internal/x:1:1)', line, '    at h (file:///program/algorithms/other.ts:9:9)')
  expect(asSourceFault(cause, '/program')).toEqual(
    new SourceFault(`Too bad. ${correct}`, { file, place: { line: 3 }, cause }),
  )
  expect(asSourceFault(cause, '/program')).toMatchObject({ file, place: { line: 3 } })
})

it('an error from elsewhere stays as it is, and so does a fault', () => {
  for (const cause of [
    thrown('    at f (file:///program/node_modules/b/a.ts:3:7)'),
    thrown('    at f (/other/algorithms/a.ts:3:7)'),
    'no',
    new SourceFault('a', { file: 'b' }),
  ])
    expect(asSourceFault(cause, '/program')).toBe(cause)
})
