import { describe } from 'vitest'
import { testSpanningTrees } from '../contracts/spanning-tree-contract.ts'
import { kruskal } from './kruskal.ts'
import { prim } from './prim.ts'

describe('kruskal', () => {
  testSpanningTrees(kruskal)
})

describe('prim', () => {
  testSpanningTrees(prim)
})
