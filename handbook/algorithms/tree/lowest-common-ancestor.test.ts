import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { binaryChain, binaryTrees, chain, trees } from '../contracts/trees.ts'
import { pathTo, treeNode } from '../data-structures/tree.ts'
import { binaryNode, type BinaryNode } from '../data-structures/tree/binary-node.ts'
import { BinarySearchTree } from '../data-structures/tree/bst.ts'
import { inOrder, preOrder, preOrderTree } from './depth-first-traversal.ts'
import { AncestorTable, lowestCommonAncestor, lowestCommonAncestorInSearchTree } from './lowest-common-ancestor.ts'

/** The nodes from the root down to the value. */
const binaryPath = (root: BinaryNode<number> | null, value: number): number[] | undefined => {
  if (!root) return undefined
  const rest = root.value === value ? [] : (binaryPath(root.left, value) ?? binaryPath(root.right, value))
  return rest && [root.value, ...rest]
}

const lastCommon = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): T | undefined =>
  a?.findLast((node, index) => node === b?.[index])
const notInTree = 'A node is not in the tree; pass nodes of the tree itself, not copies.'

describe('lowestCommonAncestor', () => {
  it('is the last node that the paths from the root have in common', () => {
    fc.assert(
      fc.property(binaryTrees, (root) => {
        const nodes = [...preOrder(root)]
        for (const a of nodes) {
          for (const b of nodes)
            expect(lowestCommonAncestor(root, a, b).value).toBe(
              lastCommon(binaryPath(root, a.value), binaryPath(root, b.value)),
            )
        }
      }),
      { numRuns: 50 },
    )
  })

  it('works in trees of any depth', () => {
    const root = binaryChain(20_000, 'left')
    const [first, , third] = preOrder(root)
    if (!first || !third) throw new Error('The chain has three nodes.')
    expect(lowestCommonAncestor(root, third, first)).toBe(first)
  })

  it('refuses nodes of another tree', () => {
    const root = binaryNode(1)
    expect(() => lowestCommonAncestor(root, root, binaryNode(1))).toThrow(notInTree)
    expect(() => lowestCommonAncestor(null, root, root)).toThrow(RangeError)
  })
})

describe('lowestCommonAncestorInSearchTree', () => {
  it('agrees with the search through the whole tree', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 15 }), (keys) => {
        const tree = new BinarySearchTree<number, number>()
        for (const key of keys) tree.set(key, key)
        const nodes = [...inOrder(tree.root)]
        for (const a of nodes) {
          for (const b of nodes) {
            expect(lowestCommonAncestorInSearchTree(tree.root, [a.value, b.value], ascending)).toBe(
              lowestCommonAncestor(tree.root, a, b),
            )
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('finds nothing in an empty tree', () => {
    expect(lowestCommonAncestorInSearchTree(null, [1, 2], ascending)).toBeNull()
  })
})

describe('AncestorTable', () => {
  it('answers for every pair of nodes of a tree', () => {
    fc.assert(
      fc.property(trees, (root) => {
        const table = new AncestorTable(root)
        const nodes = [...preOrderTree(root)]
        for (const a of nodes) {
          const pathOfA = pathTo(root, (value) => value === a.value) ?? []
          expect(table.depthOf(a)).toBe(pathOfA.length - 1)
          for (const [distance, ancestor] of pathOfA.toReversed().entries()) {
            expect(table.ancestor(a, distance)).toBe(ancestor)
          }
          expect(table.ancestor(a, pathOfA.length)).toBeUndefined()
          for (const b of nodes) {
            const pathOfB = pathTo(root, (value) => value === b.value) ?? []
            const common = pathOfA.filter((node) => pathOfB.includes(node)).length
            expect(table.lowestCommonAncestor(a, b)).toBe(lastCommon(pathOfA, pathOfB))
            expect(table.distance(a, b)).toBe(pathOfA.length + pathOfB.length - 2 * common)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('works in trees of any depth', () => {
    const root = chain(5000)
    const nodes = [...preOrderTree(root)]
    const last = nodes.at(-1)
    if (!last) throw new Error('The chain has a last node.')
    const table = new AncestorTable(root)
    expect([table.distance(last, root), table.ancestor(last, 4321)?.value]).toEqual([4999, 678])
  })

  it('refuses nodes of another tree and distances that are none', () => {
    const root = treeNode(1)
    const table = new AncestorTable(root)
    expect(() => table.depthOf(treeNode(1))).toThrow(notInTree)
    expect(() => table.lowestCommonAncestor(root, treeNode(1))).toThrow(RangeError)
    expect(() => table.ancestor(root, -1)).toThrow('The distance is -1; use a non-negative integer.')
    expect(() => table.ancestor(root, 0.5)).toThrow(RangeError)
  })
})
