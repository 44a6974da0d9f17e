import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ArrayFigure } from './array-figure.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { FlowFigure } from './flow-figure.tsx'
import { GraphFigure } from './graph-figure.tsx'
import { HashTableFigure } from './hash-table-figure.tsx'
import { LinkedListFigure } from './linked-list-figure.tsx'
import { MatrixFigure } from './matrix-figure.tsx'
import { SequenceFigure } from './sequence-figure.tsx'
import { textWidth } from './text-metrics.ts'
import { TimelineFigure } from './timeline-figure.tsx'
import { TreeFigure } from './tree-figure.tsx'
import { alt, figures, flowNodes } from './testing/example-figures.tsx'

describe('figures', () => {
  test('labels of edges keep a distance from lines and boxes', () => {
    const nodes = ['a', 'b', 'c', 'd'].map((id, index) => ({
      id,
      label: id,
      column: index % 2,
      row: Math.floor(index / 2),
    }))
    const edges = [
      { from: 'a', to: 'b', label: 'a jump with a long label' },
      { from: 'a', to: 'c', label: 'y' },
      { from: 'c', to: 'd', label: 'p' },
      { from: 'b', to: 'd', label: 'many more letters' },
      { from: 'c', to: 'b' },
    ]
    const html = renderToStaticMarkup(<FlowFigure alt={alt} nodes={nodes} edges={edges} />)
    const lines = [...html.matchAll(/class="edge"><path d="([^"]+)"/g)].flatMap(([, d = '']) => {
      const points = [...d.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
      return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
    })
    const boxes = [...html.matchAll(/class="cell"><path d="M([\d.]+) ([\d.]+)h([\d.]+)[^v]*v([\d.]+)/g)].map((match) =>
      match.slice(1).map(Number),
    )
    const labels = [
      ...html.matchAll(
        /<text x="([\d.]+)" y="([\d.]+)" dy=".35em"(?: text-anchor="(\w+)")? class="halo small">([^<]*)/g,
      ),
    ]
    expect([lines.length, boxes.length, labels.length]).toEqual([7, 4, 4])
    for (const [, x, y, anchor, text = ''] of labels) {
      const width = textWidth(text, 13)
      const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
      // From the tops of letters to their descenders, including the background around the text.
      const [top, bottom] = [Number(y) - 9, Number(y) + 10]
      const meets = (x1: number, y1: number, x2: number, y2: number) =>
        Math.min(x1, x2) < left + width &&
        Math.max(x1, x2) > left &&
        Math.min(y1, y2) < bottom &&
        Math.max(y1, y2) > top
      expect(
        lines.filter(({ from, to }) => meets(from.x, from.y, to.x, to.y)),
        text,
      ).toEqual([])
      expect(
        boxes.filter(([x = 0, y = 0, across = 0, down = 0]) => meets(x, y, x + across, y + down + 8)),
        text,
      ).toEqual([])
    }
  })

  test.each(figures)('%s: a labelled picture with its texts, inside its frame', (_, figure, texts) => {
    const html = renderToStaticMarkup(figure)
    expect(html).toMatch(
      /^<figure class="figure"><div class="figure-scroll"[^>]*><svg viewBox="0 0 [\d.]+ [\d.]+" width="\d+" height="\d+" style="min-inline-size:\d+px" role="img" aria-label="What it shows">/,
    )
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/)
    const shown = [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1])
    for (const text of texts) expect(shown).toContain(text)
    const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(html) ?? []).map(Number)
    for (const [, x, y] of html.matchAll(/<(?:text|rect) x="(-?[\d.]+)" y="(-?[\d.]+)"/g)) {
      // Trees and charts are drawn inside a translated group.
      expect(Number(x)).toBeLessThanOrEqual(width)
      expect(Number(y)).toBeLessThanOrEqual(height)
    }
  })

  test('have a caption when one is given', () => {
    expect(renderToStaticMarkup(<TimelineFigure alt="a" caption="Then" events={[{ at: 1, label: 'x' }]} />)).toContain(
      '<figcaption>Then</figcaption>',
    )
  })

  test('report errors in their props', () => {
    const wrong = [
      <ArrayFigure key="" alt={alt} />,
      <ArrayFigure key="" alt={alt} rows={[{ values: [1], pointers: { 2: 'i' } }]} />,
      <ArrayFigure key="" alt=" " rows={[{ values: [1] }]} />,
      <LinkedListFigure key="" alt={alt} />,
      <LinkedListFigure key="" alt={alt} values={['A']} cycleTo={1} />,
      <TreeFigure key="" alt={alt} />,
      <TreeFigure key="" alt={alt} heap={[]} />,
      <TreeFigure key="" alt={alt} heap={[1]} marks={{ 1: 'done' }} />,
      <GraphFigure key="" alt={alt} />,
      <GraphFigure
        key=""
        alt={alt}
        nodes={[
          { id: 'A', x: 0, y: 0 },
          { id: 'A', x: 1, y: 0 },
        ]}
      />,
      <GraphFigure key="" alt={alt} nodes={[{ id: 'A', x: 0, y: 0 }]} edges={[{ from: 'A', to: 'B' }]} />,
      <MatrixFigure key="" alt={alt} />,
      <MatrixFigure key="" alt={alt} rows={[[1]]} marks={{ '1,0': 'done' }} />,
      <HashTableFigure key="" alt={alt} />,
      <ChartFigure key="" alt={alt} />,
      <ChartFigure key="" alt={alt} kind="pie" />,
      <ChartFigure key="" alt={alt} kind="bar" />,
      <ChartFigure
        key=""
        alt={alt}
        y={{ log: true }}
        series={[
          {
            name: 'a',
            points: [
              [0, 0],
              [1, 1],
            ],
          },
        ]}
      />,
      <ChartFigure key="" alt={alt} kind="bar" points={[['a', Number.NaN]]} />,
      <TimelineFigure key="" alt={alt} />,
      <FlowFigure key="" alt={alt} />,
      <FlowFigure key="" alt={alt} nodes={[{ id: 'a', label: 'x', column: 0, row: Number.NaN }]} />,
      <FlowFigure key="" alt={alt} nodes={[...flowNodes]} edges={[{ from: 'a', to: 'z' }]} />,
      <SequenceFigure key="" alt={alt} />,
      <SequenceFigure key="" alt={alt} actors={['A']} messages={[{ from: 'A', to: 'C', label: 'x' }]} />,
      <SequenceFigure key="" alt={alt} actors={['A', 'A']} messages={[{ from: 'A', to: 'A', label: 'x' }]} />,
      <GraphFigure
        key=""
        alt={alt}
        nodes={[
          { id: 'A', x: 0, y: 1 },
          { id: 'B', x: 0, y: 1 },
        ]}
      />,
      <FlowFigure
        key=""
        alt={alt}
        nodes={[
          { id: 'a', label: 'x', column: 0, row: 0 },
          { id: 'b', label: 'y', column: 0, row: 0 },
        ]}
      />,
      <FlowFigure
        key=""
        alt={alt}
        nodes={[
          { id: 'a', label: 'x', column: 0, row: 0 },
          { id: 'a', label: 'y', column: 0, row: 1 },
        ]}
      />,
      <MatrixFigure key="" alt={alt} rows={[[]]} />,
      <MatrixFigure key="" alt={alt} rows={[[1]]} rowLabels={['a', 'b']} />,
      <MatrixFigure
        key=""
        alt={alt}
        rows={[
          [1, 0],
          [1, 2],
        ]}
        columnLabels={['a', 'b', 'c']}
      />,
      <MatrixFigure key="" alt={alt} rows={[[1, 0], [1]]} />,
    ]
    expect(wrong.map((figure) => messageOf(figure)).join('\n')).toMatchInlineSnapshot(`
      "<ArrayFigure> has no rows. Give it at least one: rows={[{ values: [5, 2, 9] }]}.
      <ArrayFigure> row 1: "2" names no index of its 1 values. Remove it or correct it.
      <ArrayFigure> has no alt. Say what the picture shows: alt="The array after each swap: …".
      <LinkedListFigure> has no values. Give it at least one: values={['A', 'B']}.
      <LinkedListFigure> cycleTo: "1" names no index of its 1 values. Remove it or correct it.
      <TreeFigure> takes either root={{ value: 8, children: […] }} or heap={[1, 3, 2]}.
      <TreeFigure> has an empty heap. Give it at least one value: heap={[1]}.
      <TreeFigure> marks: "1" names no index of the heap. Remove it or correct it.
      <GraphFigure> has no nodes. Give it at least one: nodes={[{ id: 'A', x: 0, y: 0 }]}.
      <GraphFigure> has two nodes "A". Give each its own id.
      <GraphFigure> has an edge to "B", which is no node. Nodes: A.
      <MatrixFigure> has no rows. Give it at least one: rows={[[0, 1]]}.
      <MatrixFigure>: "1,0" names no cell; write "row,column" from 0. Remove it or correct it.
      <HashTableFigure> has no buckets. Give it at least one: buckets={[[['ann', 1]], []]}.
      <ChartFigure kind="line"> has nothing to draw. Give it series={[{ name: 'O(n)', points: [[1, 1], [2, 2]] }]}.
      <ChartFigure kind="pie"> is unknown. Kinds: line, bar.
      <ChartFigure kind="bar"> has nothing to draw. Give it points={[['label', 3]]}.
      <ChartFigure kind="line"> has the value 0 on its y axis. Give finite numbers above zero, for a logarithmic axis.
      <ChartFigure kind="bar"> has the value NaN on its y axis. Give finite numbers.
      <TimelineFigure> has no events. Give it at least one: events={[{ at: '2015', label: 'ES2015' }]}.
      <FlowFigure> has no nodes. Give it at least one: nodes={[{ id: 'a', label: 'Start', column: 0, row: 0 }]}.
      <FlowFigure> node "a" has no place. Give it column and row: { column: 0, row: 0 }.
      <FlowFigure> has an edge to "z", which is no node. Nodes: a, b, c, d.
      <SequenceFigure> needs actors and messages: actors={['A', 'B']} messages={[{ from: 'A', to: 'B', label: 'hello' }]}.
      <SequenceFigure> has a message of "C", which is not an actor. Actors: A.
      <SequenceFigure> has two actors "A". Give each a name of its own.
      <GraphFigure> has the node "B" on another one, at x 0, y 1. Give it a place of its own.
      <FlowFigure> has the node "b" on another one, in column 0, row 0. Give it a place of its own.
      <FlowFigure> has two nodes "a". Give each its own id.
      <MatrixFigure> has rows without values. Give them at least one: rows={[[0, 1]]}.
      <MatrixFigure> has 2 rowLabels for 1 rows. Take out "b" and what follows it, or add what they name.
      <MatrixFigure> has 3 columnLabels for 2 columns. Take out "c" and what follows it, or add what they name.
      <MatrixFigure> row 2 has 1 value, others have 2. Write null for an empty cell."
    `)
  })
})

const messageOf = (figure: ReactElement): string => {
  try {
    return renderToStaticMarkup(figure)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('a graph is as wide as the note of its rightmost node', () => {
  const width = (note?: string) =>
    Number(
      /viewBox="0 0 (\S+)/.exec(
        renderToStaticMarkup(
          <GraphFigure
            alt={alt}
            nodes={[
              { id: 'A', x: 0, y: 0 },
              { id: 'B', x: 1, y: 0, ...(note ? { note } : {}) },
            ]}
          />,
        ),
      )?.[1],
    )
  expect(width('a long note at the edge')).toBeGreaterThan(width('9') + 60)
  expect(width('9')).toBeGreaterThanOrEqual(width())
})
