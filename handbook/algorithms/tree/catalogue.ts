import { always, bound, constant, linear, linearithmic, logarithmic, upTo } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const widest = bound('w', (w) => w, 'w')
const height = bound('d', (d) => d, 'd')
const vertices = bound('V', (V) => V, 'V')

const entry = (name: string, title: string, operations: readonly OperationBounds[]): CatalogueEntry => ({
  path: `algorithms/tree/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/tree/${name}.ts`,
  operations,
  deterministic: true,
})

/** Tree algorithms in the order of their articles. */
export const tree: readonly CatalogueEntry[] = [
  entry('breadth-first-traversal', 'Breadth-first traversal', [
    { name: 'breadthFirst', ...always(linear), space: widest, note: 'w is the number of nodes on the widest two levels' },
    { name: 'breadthFirstBinary', ...always(linear), space: widest, note: 'w is the number of nodes on the widest two levels' },
    { name: 'levels', ...always(linear), space: widest, note: 'w is the number of nodes on the widest two levels' },
  ]),
  entry('depth-first-traversal', 'Depth-first traversal', [
    { name: 'preOrder', ...always(linear), space: height, note: 'd is the number of levels' },
    { name: 'inOrder', ...always(linear), space: height, note: 'd is the number of levels' },
    { name: 'postOrder', ...always(linear), space: height, note: 'd is the number of levels' },
    { name: 'morrisInOrder', ...always(linear), space: constant, note: 'changes the tree during the walk' },
    { name: 'preOrderTree', ...always(linear), space: linear, note: 'the stack holds siblings that are still to be visited' },
    { name: 'postOrderTree', ...always(linear), space: height, note: 'd is the number of levels' },
  ]),
  entry('lowest-common-ancestor', 'Lowest common ancestor', [
    { name: 'lowestCommonAncestor', ...always(linear), space: linear },
    {
      name: 'lowestCommonAncestorInSearchTree',
      best: constant,
      average: logarithmic,
      worst: linear,
      space: constant,
      note: 'at most the height; average: keys added in random order, questions about neighbours',
    },
    {
      name: 'new AncestorTable',
      best: linear,
      average: linearithmic,
      worst: linearithmic,
      space: linearithmic,
      note: 'best: a flat tree',
    },
    { name: 'AncestorTable.ancestor', ...upTo(logarithmic), space: constant, note: 'best: the ancestor is near the node' },
    {
      name: 'AncestorTable.lowestCommonAncestor',
      ...upTo(logarithmic),
      space: logarithmic,
      note: 'distance has the same bounds; best: both nodes are the same',
    },
  ]),
  entry('tree-diameter', 'Tree diameter', [
    { name: 'treeDiameter', ...always(linear), space: linear },
    { name: 'graphTreeDiameter', ...always(vertices), space: vertices },
  ]),
  entry('serialization', 'Serializing a tree', [
    { name: 'serialize', ...always(linear), space: height, note: 'd is the number of levels' },
    { name: 'deserialize', ...always(linear), space: height, note: 'd is the number of levels' },
    { name: 'serializeLevels', ...always(linear), space: widest, note: 'w is the number of nodes on the widest two levels' },
    { name: 'deserializeLevels', ...always(linear), space: widest, note: 'w is the number of nodes on the widest two levels' },
    { name: 'sameTree', ...upTo(linear), space: height, note: 'd is the number of levels; best: the roots differ' },
  ]),
]
