import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryChain, binaryTrees, fullBinaryTree } from '../contracts/trees.ts'
import { binaryNode, type BinaryNode } from '../data-structures/tree/binary-node.ts'
import { preOrder } from './depth-first-traversal.ts'
import {
  deserialize,
  deserializeLevels,
  sameTree,
  type Serializable,
  serialize,
  serializeLevels,
} from './serialization.ts'

const value: fc.Arbitrary<Serializable> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
)
const filled = fc.tuple(binaryTrees, fc.array(value, { minLength: 1 })).map(([root, values]) => {
  const tree: BinaryNode<Serializable> | null = root
  for (const [index, node] of [...preOrder(tree)].entries()) node.value = values[index % values.length] ?? 0
  return tree
})

describe.each([
  ['serialize', serialize, deserialize],
  ['serializeLevels', serializeLevels, deserializeLevels],
] as const)('%s', (_name, write, read) => {
  it('and its opposite give the same tree', () => {
    fc.assert(
      fc.property(filled, (root) => {
        expect(sameTree(read(write(root)), root)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('works for trees of any depth', () => {
    const root = binaryChain(20_000, 'right')
    expect(sameTree<Serializable>(read(write(root)), root)).toBe(true)
  })

  it('refuses numbers without a text in JSON', () => {
    for (const value of [Number.NaN, Infinity]) {
      expect(() => write(binaryNode(value))).toThrow(`${value} cannot be written as JSON; use a finite number.`)
    }
  })

  it('refuses texts that are no tree', () => {
    expect(() => read('[1')).toThrow(SyntaxError)
    expect(() => read('{"length":1}')).toThrow('The text is not a JSON array')
    expect(() => read('[[]]')).toThrow(
      'Entry 0 is of type object; use a string, a number, a boolean, or null for no node.',
    )
    expect(() => read('[1e400]')).toThrow('Entry 0 is read as Infinity; use a number that is not too large.')
    expect(() => read('[-1e400]')).toThrow('Entry 0 is read as -Infinity')
  })
})

describe('the two forms', () => {
  it('are what they promise', () => {
    expect(serialize(fullBinaryTree(2))).toBe('[1,2,null,null,3,null,null]')
    expect(serializeLevels(fullBinaryTree(2))).toBe('[1,2,3]')
    expect(serializeLevels(binaryNode<Serializable>(1, null, binaryNode<Serializable>('a')))).toBe('[1,null,"a"]')
    expect([serialize(null), serializeLevels(null)]).toEqual(['[null]', '[]'])
    expect(serialize(binaryNode(-0))).toBe('[-0,null,null]')
  })

  it('refuse too few and too many entries', () => {
    expect(() => deserialize('[1,null]')).toThrow('The text ends before the tree is complete; nodes still missing: 1.')
    expect(() => deserialize('[]')).toThrow('nodes still missing: 1.')
    expect(() => deserialize('[null,1]')).toThrow('The tree is complete after 1 of 2 entries; remove the rest.')
    expect(() => deserializeLevels('[1,null,null,2]')).toThrow('Entry 3 has no parent; remove it and those after it.')
    expect(() => deserializeLevels('[null,1]')).toThrow('Entry 1 has no parent')
  })
})

describe('sameTree', () => {
  it('compares shape and values', () => {
    const left = binaryNode(1, binaryNode(2))
    expect(sameTree(left, binaryNode(1, binaryNode(2)))).toBe(true)
    expect(sameTree(left, binaryNode(1, null, binaryNode(2)))).toBe(false)
    expect(sameTree(left, binaryNode(1, binaryNode(3)))).toBe(false)
    expect(sameTree(left, binaryNode(1, binaryNode(2), binaryNode(3)))).toBe(false)
    expect([sameTree(left, null), sameTree(null, left), sameTree(null, null)]).toEqual([false, false, true])
    expect([sameTree(binaryNode(Number.NaN), binaryNode(Number.NaN)), sameTree(binaryNode(0), binaryNode(-0))]).toEqual(
      [true, false],
    )
  })
})
