import { expect, it } from 'vitest'
import type { SidebarTree } from '../../model/docs-version.ts'
import { collectProblems } from '../problems.ts'
import type { FrontMatter } from '../schema/front-matter.ts'
import { orderSidebars } from '../sidebars/positions.ts'
import { testDocument } from '../testing/source-documents.ts'
import { findNeighbours } from './find-neighbours.ts'

const tree: SidebarTree = [
  { type: 'document', path: '/docs/first', label: 'As in the sidebar' },
  { type: 'document', path: '/docs/here', label: 'Here' },
  {
    type: 'category',
    id: 'category',
    label: 'Category',
    path: '/docs/last',
    hasDocument: true,
    collapsible: true,
    collapsed: true,
    items: [],
  },
]

const neighbours = ({ here = {}, first = {}, last = {} }: Record<string, FrontMatter>) => {
  const documents = [
    testDocument('first.md', { title: 'First', ...first }),
    testDocument('here.md', here),
    { ...testDocument('last.md', { title: 'Last', ...last }), title: 'By its heading' },
  ]
  const [, document] = documents
  if (!document) throw new Error('There is no document.')
  const byId = new Map(documents.map((one) => [one.id, one]))
  const byPath = new Map(documents.map((one) => [one.path, one]))
  const { previous, next } = findNeighbours(document, {
    root: '/nowhere',
    order: orderSidebars({ main: tree }),
    documentsById: byId,
    documentsByPath: byPath,
    problems: collectProblems(),
  })
  return [previous?.title, next?.title]
}

it.each([
  [{}, ['As in the sidebar', 'Last']],
  [{ first: { pagination_label: 'Page' }, last: { sidebar_label: 'Short' } }, ['Page', 'Short']],
  [{ here: { pagination_prev: 'last', pagination_next: 'first' } }, ['Last', 'First']],
  [{ here: { pagination_prev: null, pagination_next: null } }, [undefined, undefined]],
])('neighbours have their names from the sidebar, a category’s page its own name: %j', (frontMatter, titles) => {
  expect(neighbours(frontMatter)).toEqual(titles)
})
