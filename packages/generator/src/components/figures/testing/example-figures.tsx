import type { ReactElement } from 'react'
import { ArrayFigure } from '../array-figure.tsx'
import { ChartFigure } from '../chart-figure.tsx'
import { FlowFigure } from '../flow-figure.tsx'
import { GraphFigure } from '../graph-figure.tsx'
import { HashTableFigure } from '../hash-table-figure.tsx'
import { LinkedListFigure } from '../linked-list-figure.tsx'
import { MatrixFigure } from '../matrix-figure.tsx'
import { SequenceFigure } from '../sequence-figure.tsx'
import { TimelineFigure } from '../timeline-figure.tsx'
import { TreeFigure } from '../tree-figure.tsx'

export const flowNodes = [
  { id: 'a', label: 'Start', shape: 'start', column: 0, row: 0 },
  { id: 'b', label: 'A question\nof two lines?', shape: 'decision', column: 0, row: 1 },
  { id: 'c', label: 'Step', column: 1, row: 1, mark: 'done' },
  { id: 'd', label: 'End', shape: 'end', column: 0, row: 2 },
] as const

export const alt = 'What it shows'

/** One figure of each kind and option, with texts that must be in the picture. */
export const figures: [string, ReactElement, string[]][] = [
  [
    'array',
    <ArrayFigure
      key=""
      alt={alt}
      rows={[{ label: 'start', values: [5, 'x', null, true], marks: { 0: 'current' }, pointers: { 0: 'i', 4: 'end' } }]}
    />,
    ['start', '5', 'x', 'true', 'i', 'end', '3'],
  ],
  [
    'array with long labels',
    <ArrayFigure key="" alt={alt} rows={[{ label: 'a label that is very long', values: [1] }, { values: [2, 3] }]} />,
    ['a label that is very long', '3'],
  ],
  [
    'list',
    <LinkedListFigure key="" alt={alt} values={['A', 'B']} pointers={{ 0: 'head' }} marks={{ 1: 'swap' }} />,
    ['A', 'B', 'head', 'null'],
  ],
  ['doubly linked list', <LinkedListFigure key="" alt={alt} doubly values={['A', 'B']} />, ['A', 'B', 'null']],
  ['circular list', <LinkedListFigure key="" alt={alt} values={['A', 'B']} cycleTo={1} />, ['A', 'B']],
  [
    'tree',
    <TreeFigure
      key=""
      alt={alt}
      root={{ value: 8, note: 'h=2', mark: 'done', children: [{ value: 'long value', edge: 'e' }, null] }}
    />,
    ['8', 'h=2', 'long value', 'e'],
  ],
  ['heap', <TreeFigure key="" alt={alt} heap={[1, 3, 2, 7]} marks={{ 3: 'active' }} />, ['1', '3', '2', '7', '0']],
  [
    'graph',
    <GraphFigure
      key=""
      alt={alt}
      directed
      nodes={[
        { id: 'A', x: 0, y: 0, note: '∞' },
        { id: 'B', x: 1, y: 1, label: 'Long name', mark: 'muted' },
      ]}
      edges={[
        { from: 'A', to: 'B', weight: 4, mark: 'active' },
        { from: 'B', to: 'A' },
        { from: 'B', to: 'B' },
      ]}
    />,
    ['A', '∞', 'Long name', '4'],
  ],
  [
    'matrix',
    <MatrixFigure
      key=""
      alt={alt}
      rows={[
        [0, 1],
        [12, null],
      ]}
      rowLabels={['r', 's']}
      columnLabels={['c', 'd']}
      marks={{ '1,0': 'done' }}
    />,
    ['0', '1', '12', '', 'r', 's', 'c', 'd'],
  ],
  [
    'hash table',
    <HashTableFigure key="" alt={alt} buckets={[[['ann', 1]], [], ['key', ['bob', 2]]]} marks={{ 1: 'muted' }} />,
    ['ann: 1', 'key', 'bob: 2', '2'],
  ],
  [
    'line chart',
    <ChartFigure
      key=""
      alt={alt}
      x={{ label: 'n', log: true }}
      y={{ label: 'ms' }}
      series={[
        {
          name: 'O(n)',
          points: [
            [1, 1],
            [100, 40],
          ],
        },
        {
          name: 'O(1)',
          points: [
            [1, 39],
            [100, 39],
          ],
        },
      ]}
    />,
    ['O(n)', 'O(1)', 'n (log)', 'ms', '40', '100'],
  ],
  [
    'bar chart',
    <ChartFigure
      key=""
      alt={alt}
      kind="bar"
      y={{ label: 'ms', log: true }}
      points={[
        ['Map', 3],
        ['Array', 4000],
      ]}
    />,
    ['Map', 'Array', '3', '4\u202F000', 'ms (log)'],
  ],
  [
    'timeline',
    <TimelineFigure
      key=""
      alt={alt}
      events={[
        { at: 2015, label: 'ES2015' },
        { at: '2016', label: 'One\ntwo' },
      ]}
    />,
    ['2015', 'ES2015', 'One', 'two'],
  ],
  [
    'flow',
    <FlowFigure
      key=""
      alt={alt}
      nodes={[...flowNodes]}
      edges={[
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c', label: 'yes', mark: 'current' },
        { from: 'b', to: 'd' },
        { from: 'd', to: 'a', label: 'again' },
        { from: 'c', to: 'd' },
      ]}
    />,
    ['Start', 'A question', 'of two lines?', 'yes', 'again'],
  ],
  [
    'sequence',
    <SequenceFigure
      key=""
      alt={alt}
      actors={['A', 'B']}
      messages={[
        { from: 'A', to: 'B', label: 'hello', note: 'aside' },
        { from: 'B', to: 'B', label: 'thinks' },
        { from: 'B', to: 'A', label: 'bye', reply: true },
      ]}
    />,
    ['A', 'B', 'hello', 'aside', 'thinks', 'bye'],
  ],
]
