import { round } from '@dev-handbook/generator/components/figures/round'
import type { Stage } from '../subject.ts'
import { nodeHeight, settleTrees, type PlacedItem, type TreeView } from './tree-view.ts'

const nothing: never[] = []
const smallest = { width: 120, height: 60 }

const TreePicture = ({ view: { placed = nothing, frame = smallest } }: { view: TreeView }) => (
  <svg
    viewBox={`0 0 ${round(frame.width)} ${round(frame.height)}`}
    style={{ maxInlineSize: frame.width * 1.3, maxBlockSize: '22rem' }}
    aria-hidden="true"
  >
    {placed.map((node) => (
      <Branch key={node.item.id} node={node} />
    ))}
    {placed
      .toSorted((a, b) => a.item.id - b.item.id)
      .map((node) => (
        <Node key={node.item.id} node={node} />
      ))}
  </svg>
)

const Branch = ({ node: { item, x, y, parent } }: { node: PlacedItem }) => {
  if (!parent) return null
  const side = x < parent.x ? -9 : 9
  return (
    <>
      <path
        className="line"
        d={`M${round(parent.x)} ${round(parent.y + nodeHeight / 2)}L${round(x)} ${round(y + nodeHeight / 2)}`}
      />
      {item.edge ? (
        <text className="note mid" x={round((x + parent.x) / 2 + side)} y={round((y + parent.y) / 2 + nodeHeight / 2)}>
          {item.edge}
        </text>
      ) : null}
    </>
  )
}

const Node = ({ node: { item, x, y, width } }: { node: PlacedItem }) => (
  <g
    className={`i${item.mark ? ` m-${item.mark}` : ''}${item.tone ? ` ${item.tone}` : ''}`}
    style={{ transform: `translate(${round(x)}px,${round(y)}px)` }}
  >
    <rect x={round(-width / 2)} width={round(width)} height={nodeHeight} rx={nodeHeight / 2} />
    <text y={nodeHeight / 2} dy=".35em">
      {item.label}
    </text>
    {item.note === undefined ? null : (
      <text className="note" x={round(width / 2 - 4)} y="-3">
        {item.note}
      </text>
    )}
  </g>
)

/** Trees of any kind: nodes glide to their new places. */
export const treeStage: Stage<TreeView> = { Picture: TreePicture, settle: settleTrees }
