import { listNearest } from '../../content/nearest.ts'
import { isComponent } from '../../content/site-components/load-component.ts'
import { Missing } from '../components/render-mdx.ts'
import { reportError, type CompileState } from '../compile-state.ts'
import type { SiteImport } from './site-import.ts'

interface MemberOptions {
  one: SiteImport
  state: CompileState
  /** Whether a member is a component that the browser hydrates. */
  isIsland: (member: string) => boolean
}

/**
 * Checks the elements that are members of an imported map (`<Links.Home />`). A member that is missing or no component
 * is an error. A member cannot be hydrated, which is a warning.
 *
 * Returns the map to render with, in which each faulty member only shows its children, so that the other faults of the
 * document are found too. Returns `undefined` when the value is no map, or no element is a member of it.
 */
export const checkMembers = (
  local: string,
  map: unknown,
  { one, state, isIsland }: MemberOptions,
): Readonly<Record<string, unknown>> | undefined => {
  const elements = [...state.usedComponents].filter((name) => name.startsWith(`${local}.`))
  if (elements.length === 0 || typeof map !== 'object' || map === null) return undefined
  const members = new Map<string, unknown>(Object.entries(map))
  const faulty: Record<string, unknown> = {}
  for (const element of elements) {
    const [, member = '', ...deeper] = element.split('.')
    if (deeper.length > 0) continue
    if (!isComponent(members.get(member))) {
      faulty[member] = Missing
      const known = [...members].filter(([, value]) => isComponent(value)).map(([name]) => name)
      const message = `<${element}> is no component: "${local}" of "${one.specifier}" has no component "${member}". Its components, nearest first: ${listNearest(member, known)}.`
      reportError(state, { rule: 'import', ...one.place, message })
    } else if (isIsland(member)) {
      const message = `<${element}> is rendered at build time alone, because it is a member of a map. Import the component by its own name, and write it as an element.`
      state.context.problems.warning({ rule: 'component', ...one.place, message })
    }
  }
  // A map without faults stays the same object, so methods of its prototype still work.
  return Object.keys(faulty).length === 0 ? (map as Record<string, unknown>) : { ...map, ...faulty }
}
