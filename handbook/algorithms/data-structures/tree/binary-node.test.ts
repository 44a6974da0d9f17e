import { expect, it } from 'vitest'
import { binaryNode } from './binary-node.ts'

it('makes leaves and inner nodes', () => {
  expect(binaryNode(1)).toEqual({ value: 1, left: null, right: null })
  expect(binaryNode(2, null, binaryNode(3)).right).toEqual({ value: 3, left: null, right: null })
})
