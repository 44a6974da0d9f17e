import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryChain, binaryTrees, chain, fullBinaryTree, trees } from '../contracts/trees.ts'
import { nodesWithDepth } from '../data-structures/tree.ts'
import type { BinaryNode } from '../data-structures/tree/binary-node.ts'
import { breadthFirst, breadthFirstBinary, levels } from './breadth-first-traversal.ts'

const valuesOf = <T>(nodes: Iterable<{ value: T }>): T[] => Array.from(nodes, ({ value }) => value)

/** The levels by definition: all nodes at depth 0, all nodes at depth 1, and so on. */
const levelsByDepth = (root: BinaryNode<number> | null): number[][] => {
  const found: number[][] = []
  const visit = (node: BinaryNode<number> | null, depth: number): void => {
    if (!node) return
    found[depth] = [...(found[depth] ?? []), node.value]
    visit(node.left, depth + 1)
    visit(node.right, depth + 1)
  }
  visit(root, 0)
  return found
}

describe('breadth-first traversal', () => {
  it('yields the nodes of a tree by depth, each level from left to right', () => {
    fc.assert(
      fc.property(trees, (root) => {
        const byDepth = [...nodesWithDepth(root)].toSorted(([, a], [, b]) => a - b)
        expect([...breadthFirst(root)]).toEqual(byDepth.map(([node]) => node))
      }),
    )
  })

  it('yields the nodes of a binary tree by depth, as one row or level by level', () => {
    fc.assert(
      fc.property(binaryTrees, (root) => {
        const expected = levelsByDepth(root)
        expect(Array.from(levels(root), valuesOf)).toEqual(expected)
        expect(valuesOf(breadthFirstBinary(root))).toEqual(expected.flat())
      }),
    )
  })

  it('walks a full tree in the order of its heap numbers', () => {
    expect(valuesOf(breadthFirstBinary(fullBinaryTree(3)))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(Array.from(levels(fullBinaryTree(3)), valuesOf)).toEqual([[1], [2, 3], [4, 5, 6, 7]])
  })

  it('walks trees of any depth', () => {
    expect([...breadthFirst(chain(50_000))]).toHaveLength(50_000)
    expect([...breadthFirstBinary(binaryChain(50_000, 'left'))]).toHaveLength(50_000)
    expect([...levels(binaryChain(50_000, 'right'))]).toHaveLength(50_000)
  })
})
