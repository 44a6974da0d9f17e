import { ArrowHead } from '@dev-handbook/generator/components/figures/arrow'
import type { Stage } from '../subject.ts'
import { pointerY } from './array-layout.ts'
import { settleLists, type ListItem, type ListView } from './list-view.ts'

const nodeWidth = 40
const nodeHeight = 32
const gap = 32
const top = 30

const smallest = { columns: 1, rows: 1, lines: 1 }

const ListPicture = ({ view: { nodes, links, pointers, frame = smallest } }: { view: ListView }) => {
  const rowHeight = nodeHeight + 26 + frame.lines * 15
  const width = Math.max(280, frame.columns * (nodeWidth + gap) - gap + 40)
  const start = (width - (frame.columns * (nodeWidth + gap) - gap)) / 2
  const place = ({ row, column }: ListItem) => ({ x: start + column * (nodeWidth + gap), y: top + row * rowHeight })
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return (
    <svg
      viewBox={`0 0 ${width} ${top + frame.rows * rowHeight - 12}`}
      style={{ maxInlineSize: width * 1.2, minInlineSize: Math.min(width * 0.72, 560) }}
      aria-hidden="true"
    >
      {links.map(({ from, to, back }) => {
        const [a, b] = [byId.get(from), byId.get(to)]
        return a && b ? (
          <Link
            key={`${from} ${to} ${back ? 'back' : ''}`}
            from={place(a)}
            to={place(b)}
            near={a.row === b.row && Math.abs(a.column - b.column) === 1}
            back={back === true}
          />
        ) : null
      })}
      {nodes.map((node) => {
        const { x, y } = place(node)
        return (
          <g
            key={node.id}
            className={`i${node.mark ? ` m-${node.mark}` : ''}`}
            style={{ transform: `translate(${x}px,${y}px)` }}
          >
            <rect width={nodeWidth} height={nodeHeight} rx="4" />
            <text x={nodeWidth / 2} y={nodeHeight / 2} dy=".35em">
              {node.label}
            </text>
          </g>
        )
      })}
      {pointers.map(({ name, id }, index) => {
        const node = byId.get(id)
        if (!node) return null
        const line = pointers.slice(0, index).filter((other) => other.id === id).length
        const { x, y } = place(node)
        return (
          <g
            key={name}
            className="pointer"
            style={{ transform: `translate(${x + nodeWidth / 2}px,${y + nodeHeight + 3}px)` }}
          >
            {line === 0 ? <path d="M0 0l4.5 7h-9z" /> : null}
            <text y={pointerY(line)}>{name}</text>
          </g>
        )
      })}
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

/** A straight arrow between neighbours, and an arc over the row to every other node. */
const Link = ({ from, to, near, back }: { from: Point; to: Point; near: boolean; back: boolean }) => {
  const forward = to.x > from.x
  // Two arrows between the same neighbours are drawn above each other.
  const lane = near ? (forward ? -5 : 5) : 0
  if (near) {
    const start = { x: forward ? from.x + nodeWidth : from.x, y: from.y + nodeHeight / 2 + lane }
    const end = { x: forward ? to.x - 1 : to.x + nodeWidth + 1, y: start.y }
    return (
      <g className="edge">
        <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
        <ArrowHead from={start} to={end} />
      </g>
    )
  }
  if (from.y !== to.y) {
    const down = to.y > from.y
    const start = { x: from.x + nodeWidth / 2, y: down ? from.y + nodeHeight : from.y }
    const end = { x: to.x + nodeWidth / 2, y: down ? to.y - 1 : to.y + nodeHeight + 1 }
    return (
      <g className="edge">
        <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
        <ArrowHead from={start} to={end} />
      </g>
    )
  }
  const height = Math.min(26, 12 + Math.abs(to.x - from.x) / 12) * (back ? 0.7 : 1)
  const start = { x: from.x + nodeWidth / 2, y: from.y }
  const end = { x: to.x + nodeWidth / 2 + (forward ? -6 : 6), y: to.y - 1 }
  return (
    <g className="edge">
      <path d={`M${start.x} ${start.y}C${start.x} ${start.y - height} ${end.x} ${end.y - height} ${end.x} ${end.y}`} />
      <ArrowHead from={{ x: end.x + (forward ? -3 : 3), y: end.y - 12 }} to={end} />
    </g>
  )
}

/** Linked lists: nodes stay in place, and links turn. */
export const listStage: Stage<ListView> = { Picture: ListPicture, settle: settleLists }
