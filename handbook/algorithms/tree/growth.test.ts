import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { ascending } from '../compare.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { binaryChain, chain, fullBinaryTree } from '../contracts/trees.ts'
import { after } from '../contracts/uncounted.ts'
import { Graph } from '../data-structures/graph.ts'
import { treeNode, type TreeNode } from '../data-structures/tree.ts'
import { binaryNode, type BinaryNode } from '../data-structures/tree/binary-node.ts'
import { BinarySearchTree } from '../data-structures/tree/bst.ts'
import * as breadth from './breadth-first-traversal.ts?counted'
import { tree } from './catalogue.ts'
import * as depth from './depth-first-traversal.ts?counted'
import { preOrder, preOrderTree } from './depth-first-traversal.ts'
import * as ancestors from './lowest-common-ancestor.ts?counted'
import { deserialize, serialize, serializeLevels } from './serialization.ts'
import * as texts from './serialization.ts?counted'
import * as diameters from './tree-diameter.ts?counted'

// A tree of n nodes may have n levels, or nearly n nodes on one level.
const sizes: Sizes[] = [2 ** 4 - 1, 2 ** 7 - 1, 2 ** 13 - 1].map((n) => ({ n, d: n, w: n }))
const treeSizes: Sizes[] = [{ n: 2 ** 4 }, { n: 2 ** 7 }, { n: 2 ** 13 }]

const chainToLeft = ({ n = 0 }: Sizes) => binaryChain(n, 'left')
const chainToRight = ({ n = 0 }: Sizes) => binaryChain(n, 'right')
const full = ({ n = 0 }: Sizes) => fullBinaryTree(Math.log2(n + 1))

const star = (n: number): TreeNode<number> =>
  treeNode(0, ...Array.from({ length: n - 1 }, (_, index) => treeNode(index + 1)))
/** Each node hangs below a random earlier one. */
const randomTree = (n: number): TreeNode<number> => {
  const random = measurementRandom(n)
  const nodes = [treeNode(0)]
  while (nodes.length < n) {
    const node = treeNode(nodes.length)
    nodes[Math.floor(random() * nodes.length)]?.children.push(node)
    nodes.push(node)
  }
  return nodes[0] ?? treeNode(0)
}
const shapes = (run: (root: TreeNode<number>) => unknown) => ({
  sizes,
  best: ({ n = 0 }: Sizes) => run(star(n)),
  average: ({ n = 0 }: Sizes) => run(randomTree(n)),
  worst: ({ n = 0 }: Sizes) => run(chain(n)),
})
const binaryShapes = (run: (root: BinaryNode<number> | null) => unknown) => ({
  sizes,
  best: (given: Sizes) => run(chainToRight(given)),
  average: (given: Sizes) => run(full(given)),
  worst: (given: Sizes) => run(chainToLeft(given)),
})

const firstAndLast = <T>(nodes: Iterable<T>): [T, T] => {
  const all = [...nodes]
  return [all[0], all.at(-1)] as [T, T]
}
const graphOf = (n: number, parentOf: (vertex: number) => number): Graph<number> => {
  const graph = new Graph<number>({ directed: false })
  for (let vertex = 1; vertex < n; vertex++) graph.addEdge(parentOf(vertex), vertex)
  return graph
}
const vertexSizes: Sizes[] = [{ V: 2 ** 4 }, { V: 2 ** 7 }, { V: 2 ** 13 }]

const searchTree = (keys: readonly number[]): BinarySearchTree<number, number> => {
  const search = new BinarySearchTree<number, number>()
  for (const key of keys) search.set(key, key)
  return search
}
const sorted = (n: number): number[] => Array.from({ length: n }, (_, index) => index)
const shuffled = (n: number): number[] => {
  const random = measurementRandom(n)
  return sorted(n)
    .map((key): [number, number] => [random(), key])
    .toSorted(([a], [b]) => a - b)
    .map(([, key]) => key)
}

const table = (root: TreeNode<number>) => {
  const nodes = [...preOrderTree(root)]
  return { table: new ancestors.AncestorTable(root), nodes, root, last: nodes.at(-1) }
}
const chainTable = ({ n = 0 }: Sizes) => table(chain(n))

describe('tree algorithms', () => {
  testCatalogueGrowth(tree, {
    breadthFirst: shapes((root) => [...breadth.breadthFirst(root)]),
    breadthFirstBinary: binaryShapes((root) => [...breadth.breadthFirstBinary(root)]),
    levels: binaryShapes((root) => [...breadth.levels(root)]),

    preOrder: binaryShapes((root) => [...depth.preOrder(root)]),
    inOrder: binaryShapes((root) => [...depth.inOrder(root)]),
    postOrder: binaryShapes((root) => [...depth.postOrder(root)]),
    morrisInOrder: binaryShapes((root) => [...depth.morrisInOrder(root)]),
    preOrderTree: shapes((root) => [...depth.preOrderTree(root)]),
    postOrderTree: shapes((root) => [...depth.postOrderTree(root)]),

    lowestCommonAncestor: binaryShapes((root) => ancestors.lowestCommonAncestor(root, ...firstAndLast(preOrder(root)))),
    lowestCommonAncestorInSearchTree: {
      sizes: treeSizes,
      best: ({ n = 0 }) => ancestors.lowestCommonAncestorInSearchTree(full({ n: n - 1 }), [0, 2], ascending),
      average: ({ n = 0 }) => {
        const { root } = searchTree(shuffled(n))
        for (let turn = 0; turn < 64; turn++) {
          const key = Math.floor((turn * n) / 64)
          ancestors.lowestCommonAncestorInSearchTree(root, [key, key], ascending)
        }
      },
      worst: ({ n = 0 }) =>
        ancestors.lowestCommonAncestorInSearchTree(searchTree(sorted(n)).root, [n - 2, n - 1], ascending),
    },
    'new AncestorTable': {
      sizes,
      best: ({ n = 0 }) => new ancestors.AncestorTable(star(n)),
      average: ({ n = 0 }) => new ancestors.AncestorTable(randomTree(n)),
      worst: ({ n = 0 }) => new ancestors.AncestorTable(chain(n)),
      upper: ['average'],
    },
    'AncestorTable.ancestor': {
      sizes: treeSizes,
      best: after(chainTable, ({ table, last }) => table.ancestor(last, 1)),
      average: after(chainTable, ({ table, last }, { n = 0 }) => table.ancestor(last, Math.floor(n / 3))),
      worst: after(chainTable, ({ table, last }, { n = 0 }) => table.ancestor(last, n - 1)),
    },
    'AncestorTable.lowestCommonAncestor': {
      sizes: treeSizes,
      best: after(chainTable, ({ table, last }) => table.lowestCommonAncestor(last, last)),
      average: after(chainTable, ({ table, nodes, last }, { n = 0 }) =>
        table.lowestCommonAncestor(nodes[Math.floor(n / 3)], last),
      ),
      worst: after(
        ({ n = 0 }) => table(treeNode(-1, chain(n / 2), chain(n / 2))),
        ({ table, nodes, last }, { n = 0 }) => table.lowestCommonAncestor(nodes[n / 2], last),
      ),
    },

    treeDiameter: shapes(diameters.treeDiameter),
    graphTreeDiameter: {
      sizes: vertexSizes,
      best: ({ V = 0 }) => diameters.graphTreeDiameter(graphOf(V, () => 0)),
      average: ({ V = 0 }) => diameters.graphTreeDiameter(graphOf(V, (vertex) => (vertex - 1) >> 1)),
      worst: ({ V = 0 }) => diameters.graphTreeDiameter(graphOf(V, (vertex) => vertex - 1)),
    },

    serialize: binaryShapes(texts.serialize),
    deserialize: binaryShapes((root) => texts.deserialize(serialize(root))),
    serializeLevels: binaryShapes(texts.serializeLevels),
    deserializeLevels: binaryShapes((root) => texts.deserializeLevels(serializeLevels(root))),
    sameTree: {
      ...binaryShapes((root) => texts.sameTree(root, deserialize(serialize(root)))),
      best: (given) => texts.sameTree(full(given), binaryNode(-1)),
    },
  })
})
