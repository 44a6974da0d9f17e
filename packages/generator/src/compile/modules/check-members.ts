import { listNearest } from '../../content/nearest.ts'
import { isComponent } from '../../content/site-components/load-component.ts'
import { reportError, type CompileState } from '../compile-state.ts'
import type { SiteImport } from './site-import.ts'

interface MemberOptions {
  one: SiteImport
  state: CompileState
  /** Whether a member is a component that the browser hydrates. */
  isIsland: (member: string) => boolean
}

/**
 * Checks the elements that are members of an imported map (`<Links.Home />`), and returns whether there are any. A
 * member that is missing or no component is an error. A member cannot be hydrated, which is a warning.
 */
export const checkMembers = (local: string, map: unknown, { one, state, isIsland }: MemberOptions): boolean => {
  const elements = [...state.usedComponents].filter((name) => name.startsWith(`${local}.`))
  if (elements.length === 0 || typeof map !== 'object' || map === null) return false
  const members = new Map<string, unknown>(Object.entries(map))
  for (const element of elements) {
    const [, member = '', ...deeper] = element.split('.')
    if (deeper.length > 0) continue
    if (!isComponent(members.get(member))) {
      state.unrenderable = true
      const known = [...members].filter(([, value]) => isComponent(value)).map(([name]) => name)
      const message = `<${element}> is no component: "${local}" of "${one.specifier}" has no component "${member}". Its components, nearest first: ${listNearest(member, known)}.`
      reportError(state, { rule: 'import', ...one.place, message })
    } else if (isIsland(member)) {
      const message = `<${element}> is rendered at build time alone, because it is a member of a map. Import the component by its own name, and write it as an element.`
      state.context.problems.warning({ rule: 'component', ...one.place, message })
    }
  }
  return true
}
