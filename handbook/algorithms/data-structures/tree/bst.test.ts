import { describe, expect, it } from 'vitest'
import { orderedMapContract } from '../../contracts/ordered-map-contract.ts'
import { BinarySearchTree } from './bst.ts'
import type { SearchNode } from './ordered-map.ts'

const faultsOf = (root: SearchNode<number, unknown> | null): string[] => {
  const faults: string[] = []
  const pending: [SearchNode<number, unknown>, number, number][] = root ? [[root, -Infinity, Infinity]] : []
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [{ key, left, right }, low, high] = next
    if (key <= low || key >= high) faults.push(`${key} is not between ${low} and ${high}`)
    if (left) pending.push([left, low, key])
    if (right) pending.push([right, key, high])
  }
  return faults
}

orderedMapContract((compare) => new BinarySearchTree(compare), faultsOf)

describe('BinarySearchTree', () => {
  it('puts each key below the leaf where the search for it ended', () => {
    const tree = new BinarySearchTree<number, string>().set(8, 'a').set(3, 'b').set(10, 'c').set(6, 'd')
    expect(tree.root?.left?.right?.key).toBe(6)
    expect(tree.root?.right?.key).toBe(10)
  })

  it('fills the place of a removed node with two children by the next larger one', () => {
    const tree = new BinarySearchTree<number, number>()
    for (const key of [8, 3, 12, 10, 14, 11]) tree.set(key, key)
    tree.delete(8)
    expect(tree.root?.key).toBe(10)
    expect([...tree].map(([key]) => key)).toEqual([3, 10, 11, 12, 14])
    expect(faultsOf(tree.root)).toEqual([])
  })

  it('survives being a list of 5,000 nodes', () => {
    const tree = new BinarySearchTree<number, number>()
    const keys = Array.from({ length: 5000 }, (_, index) => index)
    for (const key of keys) tree.set(key, -key)
    expect([...tree]).toHaveLength(5000)
    expect(tree.last()).toEqual([4999, -4999])
    expect(tree.delete(4999)).toBe(true)
  })
})
