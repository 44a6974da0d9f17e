import { describe, expect, it } from 'vitest'
import { orderedMapContract } from '../../contracts/ordered-map-contract.ts'
import { AvlTree } from './avl.ts'
import type { SearchNode } from './ordered-map.ts'

const heightOf = (node: SearchNode<number, unknown> | null): number =>
  node ? 1 + Math.max(heightOf(node.left), heightOf(node.right)) : 0

const faultsOf = (node: SearchNode<number, unknown> | null): string[] => {
  if (!node) return []
  const [left, right] = [heightOf(node.left), heightOf(node.right)]
  const faults = [...faultsOf(node.left), ...faultsOf(node.right)]
  if (Math.abs(left - right) > 1) faults.push(`heights ${left} and ${right} below ${node.key}`)
  if (!('height' in node) || node.height !== 1 + Math.max(left, right)) faults.push(`wrong height noted at ${node.key}`)
  return faults
}

orderedMapContract((compare) => new AvlTree(compare), faultsOf)

describe('AvlTree', () => {
  it.each([
    ['left-left', [3, 2, 1]],
    ['left-right', [3, 1, 2]],
    ['right-left', [1, 3, 2]],
    ['right-right', [1, 2, 3]],
  ])('rotates the case %s', (_case, keys) => {
    const tree = new AvlTree<number, number>()
    for (const key of keys) tree.set(key, key)
    expect([tree.root?.left?.key, tree.root?.key, tree.root?.right?.key]).toEqual([1, 2, 3])
  })

  it('stays within 1.44 log₂ n levels for sorted keys', () => {
    const tree = new AvlTree<number, number>()
    for (let key = 0; key < 2 ** 12; key++) tree.set(key, key)
    expect(heightOf(tree.root)).toBeLessThanOrEqual(1.45 * 12 + 1)
  })
})
