import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutTree, type PlacedNode, type TreeNode } from './tree-layout.ts'

const node = (children: (TreeNode<string> | null)[] = [], width = 36): TreeNode<string> => ({
  data: '',
  width,
  children,
})

const { tree } = fc.letrec<{ tree: TreeNode<string>; child: TreeNode<string> | null }>((tie) => ({
  tree: fc.record({
    data: fc.constant(''),
    width: fc.integer({ min: 36, max: 120 }),
    children: fc.array(tie('child'), { maxLength: 4 }),
  }),
  child: fc.option(tie('tree'), { freq: 4, depthSize: 'small' }),
}))

const flatten = (root: PlacedNode<string>): PlacedNode<string>[] => [
  root,
  ...root.children.flatMap((child) => flatten(child)),
]

describe('layoutTree', () => {
  test('keeps a distance between nodes of one level, and all nodes inside the figure', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const layout = layoutTree(root)
        const nodes = flatten(layout.root)
        for (const { x, width } of nodes) {
          expect(x - width / 2).toBeGreaterThanOrEqual(-1e-6)
          expect(x + width / 2).toBeLessThanOrEqual(layout.width + 1e-6)
        }
        for (const level of new Set(nodes.map(({ depth }) => depth))) {
          const row = nodes.filter(({ depth }) => depth === level).toSorted((a, b) => a.x - b.x)
          row.slice(1).forEach((right, index) => {
            const left = row[index]
            expect(right.x - right.width / 2 - ((left?.x ?? 0) + (left?.width ?? 0) / 2)).toBeGreaterThanOrEqual(
              18 - 1e-6,
            )
          })
        }
        expect(layout.depth).toBe(Math.max(...nodes.map(({ depth }) => depth)) + 1)
      }),
    )
  })

  test('centres a parent over its children', () => {
    const { root } = layoutTree(node([node([node(), node(), node()]), node()]))
    const [left, right] = root.children
    expect(root.x).toBeCloseTo(((left?.x ?? 0) + (right?.x ?? 0)) / 2)
  })

  test('keeps the side of an only child', () => {
    expect(layoutTree(node([node(), null])).root).toSatisfy(
      (root: PlacedNode<string>) => (root.children[0]?.x ?? 0) < root.x,
    )
    expect(layoutTree(node([null, node()])).root).toSatisfy(
      (root: PlacedNode<string>) => (root.children[0]?.x ?? 0) > root.x,
    )
  })
})
