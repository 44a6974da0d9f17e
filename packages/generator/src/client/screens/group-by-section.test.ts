import { expect, it } from 'vitest'
import type { NavbarItem } from '../../model/site.ts'
import { groupBySection } from './group-by-section.ts'

const items: NavbarItem[] = [
  { type: 'document', label: 'Guides', path: '/docs/guide/intro', section: '/docs/guide', position: 'left' },
  { type: 'link', label: 'Elsewhere', href: 'https://example.com', position: 'left' },
  { type: 'document', label: 'Links', path: '/docs/links', section: '/docs/links', position: 'left' },
]

it('groups documents by the sections of the navbar, in its order, and puts the others last', () => {
  const documents = ['/docs/links', '/docs/guide-lines', '/docs/guide/b', '/docs/guide/a'].map((path) => ({
    path,
    title: path,
    description: '',
    lang: 'en',
  }))
  expect(
    groupBySection(documents, items, 'Other').map((group) => [group.label, group.documents.map(({ path }) => path)]),
  ).toEqual([
    ['Guides', ['/docs/guide/b', '/docs/guide/a']],
    ['Links', ['/docs/links']],
    ['Other', ['/docs/guide-lines']],
  ])
})
