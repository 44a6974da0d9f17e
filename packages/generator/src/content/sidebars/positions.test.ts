import { expect, it } from 'vitest'
import type { SidebarTree } from '../../model/docs-version.ts'
import { orderSidebars } from './positions.ts'

const quick = { type: 'document', path: '/docs/sort/quick' } as const
const category = { type: 'category', collapsible: true, collapsed: true } as const

it('a page that is listed twice has its first position, with the name that it has there', () => {
  const tree: SidebarTree = [
    {
      ...category,
      id: 'a',
      label: 'A',
      path: '/docs/category/a',
      hasDocument: false,
      items: [{ ...quick, label: 'First' }],
    },
    { ...quick, label: 'Second' },
    {
      ...category,
      id: 'b',
      label: 'B',
      path: quick.path,
      hasDocument: true,
      items: [{ type: 'document', path: '/docs/intro', label: 'Introduction' }],
    },
  ]
  const { orders, positionOf } = orderSidebars({ main: tree })
  expect(orders['main']?.map(({ path, label }) => [path, label])).toEqual([
    ['/docs/sort/quick', 'First'],
    ['/docs/intro', 'Introduction'],
  ])
  expect(positionOf('/docs/sort/quick')).toEqual({ sidebarId: 'main', trail: ['a'] })
})
