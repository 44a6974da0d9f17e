import { memo } from 'react'
import { expect, it } from 'vitest'
import { collectProblems } from '../../content/problems.ts'
import type { CompileState } from '../compile-state.ts'
import { Missing } from '../components/render-mdx.ts'
import { checkMembers } from './check-members.ts'

const links = { Home: () => null, Term: memo(() => null), label: 'text' }
const check = (
  elements: readonly string[],
  { map = links, isIsland = false }: { map?: unknown; isIsland?: boolean },
) => {
  const problems = collectProblems()
  const state = { usedComponents: new Set(elements), context: { problems } } as unknown as CompileState
  const place = { file: 'content/page.mdx', line: 3 }
  const one = { specifier: './links', names: [], place } as unknown as Parameters<typeof checkMembers>[2]['one']
  const checked = checkMembers('Links', map, { one, state, isIsland: () => isIsland })
  return { checked, problems: problems.all.map(({ severity, line, message }) => `${severity}:${line} ${message}`) }
}

it('members that are components are elements', () => {
  const { checked, problems } = check(['Links', 'Links.Home', 'Links.Term'], {})
  expect(checked).toBe(links)
  expect(problems).toEqual([])
})

it.each(['Links.label', 'Links.Hone', 'Links.toString'])(
  '<%s> is no component, and the nearest are named',
  (element) => {
    expect(check(['Links', element], {}).problems).toEqual([
      expect.stringMatching(/^error:3 <Links\.\w+> is no component: .* Its components, nearest first: "/),
    ])
  },
)

it('a member that is no component is replaced, and no other', () => {
  expect(check(['Links.label', 'Links.Home'], {}).checked).toEqual({ ...links, label: Missing })
})

it('a member that the browser would hydrate is a warning', () => {
  expect(check(['Links', 'Links.Home'], { isIsland: true }).problems).toEqual([
    expect.stringMatching(/^warning:3 <Links\.Home> is rendered at build time alone/),
  ])
})

it.each([
  [['Links'], links],
  [['Links.Home'], 'text'],
  [['Other.Home'], links],
])('%j of %j is left to others', (elements, map) => {
  expect(check(elements, { map }).checked).toBeUndefined()
})
