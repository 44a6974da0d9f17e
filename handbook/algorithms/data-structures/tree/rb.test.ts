import { describe, expect, it } from 'vitest'
import { orderedMapContract } from '../../contracts/ordered-map-contract.ts'
import type { SearchNode } from './ordered-map.ts'
import { RedBlackTree } from './rb.ts'

const isRed = (node: SearchNode<number, unknown> | null): boolean => node !== null && 'red' in node && node.red === true

type Node = SearchNode<number, unknown> | null

/** Counts the black nodes on the paths down from a node, and records nodes whose two paths differ. */
const blackHeight = (node: Node, faults: string[]): number => {
  if (!node) return 0
  if (isRed(node) && (isRed(node.left) || isRed(node.right))) faults.push(`red child of the red ${node.key}`)
  for (const child of [node.left, node.right]) {
    if (child && (!('parent' in child) || child.parent !== node)) faults.push(`${child.key} has a wrong parent`)
  }
  const left = blackHeight(node.left, faults)
  const right = blackHeight(node.right, faults)
  if (left !== right) faults.push(`${left} and ${right} black nodes below ${node.key}`)
  return left + (isRed(node) ? 0 : 1)
}

const faultsOf = (root: Node): string[] => {
  const faults = isRed(root) ? ['red root'] : []
  blackHeight(root, faults)
  return faults
}

orderedMapContract((compare) => new RedBlackTree(compare), faultsOf)

describe('RedBlackTree', () => {
  it('recolours when the uncle is red and rotates when it is black', () => {
    const tree = new RedBlackTree<number, number>().set(1, 1).set(2, 2).set(3, 3)
    expect([tree.root?.key, tree.root?.left?.red, tree.root?.right?.red]).toEqual([2, true, true])
    tree.set(4, 4)
    expect([tree.root?.red, tree.root?.left?.red, tree.root?.right?.red]).toEqual([false, false, false])
  })

  it('stays within 2 log₂(n + 1) levels for sorted keys', () => {
    const tree = new RedBlackTree<number, number>()
    const count = 2 ** 13
    for (let key = 0; key < count; key++) tree.set(key, key)
    const height = (node: typeof tree.root): number => (node ? 1 + Math.max(height(node.left), height(node.right)) : 0)
    expect(height(tree.root)).toBeLessThanOrEqual(2 * Math.log2(count + 1))
  })
})
