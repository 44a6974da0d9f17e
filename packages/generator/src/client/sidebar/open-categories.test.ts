import { describe, expect, it } from 'vitest'
import type { SidebarCategory } from '../../model/sidebar.ts'
import { followTrail, isOpen, toggleCategory } from './open-categories.ts'

const category = (facts: Partial<SidebarCategory> = {}): SidebarCategory => ({
  type: 'category',
  id: 'guide',
  label: 'Guides',
  path: '/docs/guide/intro-guide',
  hasDocument: true,
  collapsible: true,
  collapsed: true,
  ...facts,
})

describe('isOpen', () => {
  it.each([
    ['closed by its configuration', category(), {}, [], false],
    ['open by its configuration', category({ collapsed: false }), {}, [], true],
    ['open on the current branch', category(), {}, ['guide'], true],
    ['closed by the reader on the current branch', category(), { guide: false }, ['guide'], false],
    ['opened by the reader', category(), { guide: true }, [], true],
    ['open when it cannot be closed', category({ collapsible: false }), { guide: false }, [], true],
  ])('%s', (_, item, choices, trail, open) => {
    expect(isOpen(item, choices, trail)).toBe(open)
  })
})

describe('toggleCategory', () => {
  const siblings = ['guide', 'cheatsheet', 'other']

  it('closes the siblings of a category that opens', () => {
    expect(toggleCategory({ cheatsheet: true }, { id: 'guide', open: true, siblings, closeSiblings: true })).toEqual({
      guide: true,
      cheatsheet: false,
      other: false,
    })
  })

  it('keeps them open if that is configured, and when a category closes', () => {
    expect(toggleCategory({ cheatsheet: true }, { id: 'guide', open: true, siblings, closeSiblings: false })).toEqual({
      guide: true,
      cheatsheet: true,
    })
    expect(toggleCategory({ cheatsheet: true }, { id: 'guide', open: false, siblings, closeSiblings: true })).toEqual({
      guide: false,
      cheatsheet: true,
    })
  })
})

describe('followTrail', () => {
  it('opens the branch of the shown page and closes all other opened categories', () => {
    expect(followTrail({ guide: false, cheatsheet: true, other: false }, ['guide'], true)).toEqual({ other: false })
  })

  it('does not change other categories without automatic closing', () => {
    expect(followTrail({ guide: false, cheatsheet: true, other: false }, ['guide'], false)).toEqual({
      cheatsheet: true,
      other: false,
    })
  })
})
