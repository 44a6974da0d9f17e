/** Compares ways to build and to walk a tree of rows. Run it with `npx tsx bench/algorithms/tree.ts`. */
import {
  nodesWithDepth,
  type TreeNode,
  type TreeRow,
  treeFromRows,
  treeSize,
} from '../../handbook/algorithms/data-structures/tree.ts'
import { randomSource, report } from './measure.ts'

type Row = TreeRow<number>

/** Rows in random order. Every node has about four children. */
const randomRows = (count: number): Row[] => {
  const random = randomSource(count)
  const rows = Array.from({ length: count }, (_, id): Row => ({ id, parent: id === 0 ? null : (id - 1) >> 2 }))
  return rows
    .map((row) => ({ row, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row)
}

const byFiltering = (rows: readonly Row[], row: Row): TreeNode<Row> => ({
  value: row,
  children: rows.filter(({ parent }) => parent === row.id).map((child) => byFiltering(rows, child)),
})

const byGrouping = (rows: readonly Row[]): TreeNode<Row> | undefined => {
  const groups = new Map<number | null, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.parent)
    if (group) group.push(row)
    else groups.set(row.parent, [row])
  }
  const build = (row: Row): TreeNode<Row> => ({ value: row, children: (groups.get(row.id) ?? []).map(build) })
  const [root] = groups.get(null) ?? []
  return root && build(root)
}

const sizeByRecursion = (node: TreeNode<unknown>): number => {
  let size = 1
  for (const child of node.children) size += sizeByRecursion(child)
  return size
}

for (const count of [100, 1_000, 10_000]) {
  const rows = randomRows(count)
  const root = rows.find(({ parent }) => parent === null) ?? { id: 0, parent: null }
  const tree = treeFromRows<number, Row>(rows)
  report(`build a tree of ${count} rows`, {
    treeFromRows: () => treeFromRows<number, Row>(rows),
    'groupBy parent, then recursion': () => byGrouping(rows),
    'filter for each node': () => byFiltering(rows, root),
  })
  report(`count ${count} nodes`, {
    'treeSize (generator and stack)': () => treeSize(tree),
    recursion: () => sizeByRecursion(tree),
    'nodesWithDepth into an array': () => [...nodesWithDepth(tree)].length,
  })
}
