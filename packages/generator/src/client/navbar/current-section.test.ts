import { describe, expect, it } from 'vitest'
import type { NavbarItem } from '../../model/site.ts'
import { currentMark, currentSection } from './current-section.ts'

const document = (label: string, path: string, section: string): NavbarItem => ({
  type: 'document',
  label,
  path,
  section,
  position: 'left',
})
const items: NavbarItem[] = [
  document('Docs', '/docs', '/docs'),
  document('Guides', '/docs/guide/intro-guide', '/docs/guide'),
  document('Links', '/docs/links', '/docs/links'),
  { type: 'search', position: 'right' },
]
const labelOf = (path: string) => {
  const item = currentSection(items, path)
  return item?.type === 'document' ? item.label : undefined
}

describe('currentSection', () => {
  it.each([
    ['/docs/guide/docker', 'Guides'],
    ['/docs/guide', 'Guides'],
    ['/docs/guides-of-old', 'Docs'],
    ['/docs/links', 'Links'],
    ['/docs', 'Docs'],
    ['/', undefined],
    ['/search', undefined],
  ])('%s belongs to %s', (path, label) => {
    expect(labelOf(path)).toBe(label)
  })

  it('does not depend on the order of the items', () => {
    const path = '/docs/guide/docker'
    expect(currentSection(items.toReversed(), path)).toBe(currentSection(items, path))
  })
})

describe('currentMark', () => {
  it('distinguishes the page itself from the section around it', () => {
    const marks = (path: string) => items.map((item) => currentMark(item, currentSection(items, path), path))
    expect(marks('/docs/guide/intro-guide')).toEqual([undefined, 'page', undefined, undefined])
    expect(marks('/docs/guide/docker')).toEqual([undefined, 'true', undefined, undefined])
    expect(marks('/search')).toEqual([undefined, undefined, undefined, undefined])
  })
})
