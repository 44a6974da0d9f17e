import { describe, expect, it } from 'vitest'
import { listNearest, nearest, nearestFirst } from './nearest.ts'

describe('nearest', () => {
  it('finds the probably intended candidate, whatever the case', () => {
    expect(nearest('Titel', ['tags', 'title'])).toBe('title')
  })
  it('allows a third of the letters to differ, and one letter in short words', () => {
    expect([nearest('abcdefghi', ['abcdefxyz']), nearest('abcdefghi', ['abcdewxyz'])]).toEqual(['abcdefxyz', undefined])
    expect([nearest('id', ['ix']), nearest('id', ['xy'])]).toEqual(['ix', undefined])
    expect([nearest('title', ['titxx']), nearest('title', ['titlx'])]).toEqual([undefined, 'titlx'])
  })
  it('returns nothing when no candidate is close', () => {
    expect(nearest('author', ['tags', 'title'])).toBeUndefined()
    expect(nearest('x', [])).toBeUndefined()
  })
})

it('nearestFirst puts the same name in another folder first', () => {
  expect(nearestFirst('guides/docker', ['guides/socker', 'other/x', 'guide/docker'])).toEqual([
    'guides/socker',
    'guide/docker',
    'other/x',
  ])
  expect(nearestFirst('a/b/c/docker', ['a/b/c/rocks', 'guide/docker'])).toEqual(['guide/docker', 'a/b/c/rocks'])
})

it('listNearest shortens long lists and says so', () => {
  expect(listNearest('b', ['a', 'b', 'c'], 2)).toBe('"b", "a" and 1 more')
  expect(listNearest('b', ['a', 'b', 'c'], 3)).toBe('"b", "a", "c"')
  expect(listNearest('b', [])).toBe('there are none')
})

it('listNearest puts candidates that look the same first, and explains the invisible difference', () => {
  const [composed, decomposed] = ['caf\u00e9.md', 'cafe\u0301.md']
  expect(listNearest(composed, ['cafe.md', decomposed])).toBe(
    `"${decomposed}" (which looks the same; it is written with combining marks, see Unicode NFD), "cafe.md"`,
  )
  expect(listNearest(decomposed, [composed])).toBe(
    `"${composed}" (which looks the same; yours is written with combining marks, see Unicode NFD)`,
  )
  expect(listNearest('Caf\u00e9.md', [decomposed])).toBe(`"${decomposed}"`)
})
