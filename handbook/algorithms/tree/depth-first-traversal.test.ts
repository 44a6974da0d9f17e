import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryChain, binaryTrees, chain, fullBinaryTree, trees } from '../contracts/trees.ts'
import type { TreeNode } from '../data-structures/tree.ts'
import type { BinaryNode } from '../data-structures/tree/binary-node.ts'
import { inOrder, morrisInOrder, postOrder, postOrderTree, preOrder, preOrderTree } from './depth-first-traversal.ts'

type Root = BinaryNode<number> | null
const valuesOf = (nodes: Iterable<{ value: number }>): number[] => Array.from(nodes, ({ value }) => value)

const recursive = {
  preOrder: (node: Root): number[] =>
    node ? [node.value, ...recursive.preOrder(node.left), ...recursive.preOrder(node.right)] : [],
  inOrder: (node: Root): number[] =>
    node ? [...recursive.inOrder(node.left), node.value, ...recursive.inOrder(node.right)] : [],
  postOrder: (node: Root): number[] =>
    node ? [...recursive.postOrder(node.left), ...recursive.postOrder(node.right), node.value] : [],
  preOrderTree: ({ value, children }: TreeNode<number>): number[] => [
    value,
    ...children.flatMap(recursive.preOrderTree),
  ],
  postOrderTree: ({ value, children }: TreeNode<number>): number[] => [
    ...children.flatMap(recursive.postOrderTree),
    value,
  ],
}

describe.each([
  ['preOrder', preOrder, recursive.preOrder, [1, 2, 4, 5, 3, 6, 7]],
  ['inOrder', inOrder, recursive.inOrder, [4, 2, 5, 1, 6, 3, 7]],
  ['postOrder', postOrder, recursive.postOrder, [4, 5, 2, 6, 7, 3, 1]],
  ['morrisInOrder', morrisInOrder, recursive.inOrder, [4, 2, 5, 1, 6, 3, 7]],
] as const)('%s', (_name, walk, byRecursion, expected) => {
  it('agrees with its recursive definition and leaves the tree as it was', () => {
    fc.assert(
      fc.property(binaryTrees, (root) => {
        const copy = structuredClone(root)
        expect(valuesOf(walk(root))).toEqual(byRecursion(copy))
        expect(root).toEqual(copy)
      }),
      { numRuns: 200 },
    )
  })

  it('walks a full tree', () => {
    expect(valuesOf(walk(fullBinaryTree(3)))).toEqual(expected)
  })

  it('walks trees of any depth', () => {
    expect([...walk(binaryChain(50_000, 'left'))]).toHaveLength(50_000)
    expect([...walk(binaryChain(50_000, 'right'))]).toHaveLength(50_000)
  })
})

describe.each([
  ['preOrderTree', preOrderTree, recursive.preOrderTree],
  ['postOrderTree', postOrderTree, recursive.postOrderTree],
] as const)('%s', (_name, walk, byRecursion) => {
  it('agrees with its recursive definition', () => {
    fc.assert(
      fc.property(trees, (root) => {
        expect(valuesOf(walk(root))).toEqual(byRecursion(root))
      }),
    )
  })

  it('walks trees of any depth', () => {
    expect([...walk(chain(50_000))]).toHaveLength(50_000)
  })
})
