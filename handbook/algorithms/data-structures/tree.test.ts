import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaves, nodesWithDepth, pathTo, treeFromRows, treeHeight, treeNode, treeSize } from './tree.ts'

const page = treeNode('html', treeNode('head', treeNode('title')), treeNode('body', treeNode('h1'), treeNode('p')))

describe('n-ary trees', () => {
  it('are walked parents first, in order', () => {
    expect([...nodesWithDepth(page)].map(([{ value }, depth]) => [value, depth])).toEqual([
      ['html', 0],
      ['head', 1],
      ['title', 2],
      ['body', 1],
      ['h1', 2],
      ['p', 2],
    ])
  })

  it('know their size, height and leaves', () => {
    expect([treeSize(page), treeHeight(page), treeHeight(treeNode(0))]).toEqual([6, 2, 0])
    expect([...leaves(page)].map(({ value }) => value)).toEqual(['title', 'h1', 'p'])
  })

  it('have a path to each value', () => {
    expect(pathTo(page, (value) => value === 'p')?.map(({ value }) => value)).toEqual(['html', 'body', 'p'])
    expect(pathTo(page, (value) => value === 'html')).toEqual([page])
    expect(pathTo(page, () => false)).toBeUndefined()
  })

  it('may be very deep', () => {
    let deep = treeNode(0)
    for (let depth = 1; depth <= 50_000; depth++) deep = treeNode(depth, deep)
    expect(treeHeight(deep)).toBe(50_000)
  })
})

describe('treeFromRows', () => {
  it('builds the same tree from shuffled rows', () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 30 })
    const rows = parents.map((list) => list.map((seed, id) => ({ id, parent: id === 0 ? null : seed % id })))
    const shuffled = rows.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }))
    fc.assert(
      fc.property(shuffled, (list) => {
        const tree = treeFromRows<number, (typeof list)[number]>(list)
        expect(treeSize(tree)).toBe(list.length)
        for (const [node] of nodesWithDepth(tree)) {
          expect(node.children.map((child) => child.value)).toEqual(
            list.filter(({ parent }) => parent === node.value.id),
          )
        }
      }),
    )
  })

  it('refuses rows that are no tree', () => {
    const row = (id: number, parent: number | null) => ({ id, parent })
    expect(() => treeFromRows([row(1, null), row(1, null)])).toThrow('The id 1 occurs twice; make ids unique.')
    expect(() => treeFromRows([row(1, null), row(2, 7)])).toThrow('The parent 7 of 2 is not a row')
    expect(() => treeFromRows([row(1, null), row(2, null)])).toThrow('A tree has one root; rows without a parent: 2.')
    expect(() => treeFromRows([])).toThrow('A tree has one root; rows without a parent: 0.')
    expect(() => treeFromRows([row(1, null), row(2, 3), row(3, 2)])).toThrow('2 rows cannot be reached from the root')
  })
})
