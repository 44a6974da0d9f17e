import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ArticleError } from '../../article/article-error.ts'
import type { IslandName } from '../../islands/island-names.ts'
import { islandComponents, type ArticleComponent } from './article-components.ts'

type IslandComponent = ComponentType<Record<string, unknown>>

/** The registry, reached by a computed path: the islands' sources are browser code, which the compiler of Node's side must not meet. */
const loadRegistry = async (): Promise<Record<IslandName, () => Promise<IslandComponent>>> => {
  const module: { islands: Record<IslandName, () => Promise<IslandComponent>> } = await import(new URL('../../islands/registry.ts', import.meta.url).href)
  return module.islands
}

/** Islands of one document: components that stand for them while the document renders, and their first frames afterwards. */
export interface DocumentIslands {
  components: Readonly<Record<string, ArticleComponent>>
  /** Puts the first frames where the components stood. */
  fill: (html: string) => string
  /** Names of those that were rendered, sorted. */
  names: () => string[]
}

/** Loads the islands among the component names that a document uses. */
export const loadIslands = async (used: Iterable<string>): Promise<DocumentIslands> => {
  const loaded = new Map<string, IslandComponent>()
  const components: Record<string, ArticleComponent> = {}
  const frames: { name: string; props: Record<string, unknown> }[] = []
  for (const componentName of used) {
    const name = islandComponents.get(componentName)
    if (name === undefined) continue
    const registry = await loadRegistry()
    loaded.set(name, await registry[name]())
    components[componentName] = (props) => {
      const index = frames.push({ name, props: serialisable(props, componentName) }) - 1
      return createElement('dh-island', { n: index })
    }
  }
  return {
    components,
    fill: (html) => html.replace(/<dh-island n="(\d+)"><\/dh-island>/g, (whole, index: string) => firstFrame(frames[Number(index)], { index, loaded }) ?? whole),
    names: () => [...new Set(frames.map(({ name }) => name))].toSorted(),
  }
}

/** The browser hydrates with the same prefix, read from `data-id`, so that ids made by `useId` agree. */
const firstFrame = (
  frame: { name: string; props: Record<string, unknown> } | undefined,
  { index, loaded }: { index: string; loaded: ReadonlyMap<string, IslandComponent> },
): string | undefined => {
  const Component = frame && loaded.get(frame.name)
  if (!Component) return undefined
  const id = `i${index}-`
  const html = renderToString(createElement(Component, frame.props), { identifierPrefix: id })
  const props = JSON.stringify(frame.props).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
  return `<div data-island="${frame.name}" data-id="${id}" data-props='${props}'>${html}</div>`
}

/** Props as JSON gives them back. Throws an `ArticleError` for what JSON would lose. */
const serialisable = (props: Record<string, unknown>, component: string): Record<string, unknown> => {
  for (const [name, value] of Object.entries(props)) {
    const fault = findFault(value, name)
    if (fault !== undefined) throw new ArticleError(`<${component}> gets ${fault}, which cannot be sent to the browser. Give it plain data: numbers, strings, arrays, objects.`)
  }
  return structuredClone(props)
}

const findFault = (value: unknown, path: string): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `the number ${value} in "${path}"`
  if (typeof value !== 'object') return `a ${typeof value} in "${path}"`
  if ('$$typeof' in value) return `an element in "${path}"`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return `an object of a class in "${path}"`
  for (const [key, member] of Object.entries(value)) {
    const fault = findFault(member, `${path}.${key}`)
    if (fault !== undefined) return fault
  }
  return undefined
}
