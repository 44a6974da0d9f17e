import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../error-code.ts'
import type { ProblemCollector } from '../problems.ts'
import type { Integration, IntegrationComponent } from './integration.ts'

/** A component that documents of a site may use without an import. */
export interface SiteComponent extends IntegrationComponent {
  name: string
  /** It comes alive in the browser. */
  isIsland: boolean
  /** Who brings it, for messages: `components/note.tsx`, `the integration "clocks"`. */
  origin: string
}

/** Components of a site by name. */
export type SiteComponents = ReadonlyMap<string, SiteComponent>

/** How a site's own components are found. */
export interface ComponentSettings {
  /** Folder of the components, from the site's folder. */
  path: string
  /** `directive`: modules that start with `'use client'` are islands. `auto`: modules that use state, effects or handlers are islands too. */
  hydrate: 'directive' | 'auto'
}

const moduleName = /^([A-Za-z][\w-]*)\.(?:tsx|jsx)$/

/** Name of a component by its file: `note.tsx`, `Note.tsx` and `note/index.tsx` are `Note`; `price-chart.tsx` is `PriceChart`. */
export const componentName = (file: string): string =>
  file
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/** Finds the components of a site: a file each in its folder of components, and those of its integrations. Two of one name are an error. */
export const findComponents = ({
  root,
  settings,
  integrations,
  problems,
}: {
  root: string
  settings: ComponentSettings
  integrations: readonly Integration[]
  problems: ProblemCollector
}): SiteComponents => {
  const found = new Map<string, SiteComponent>()
  const add = (component: SiteComponent) => {
    const other = found.get(component.name)
    if (other)
      problems.error({
        rule: 'component',
        file: settings.path,
        message: `Two components have the name <${component.name}>: ${other.origin} and ${component.origin}. Rename one of them.`,
      })
    else found.set(component.name, component)
  }
  for (const { name: integration, components } of integrations) {
    for (const [name, component] of Object.entries(components?.({ root }) ?? {})) {
      add({
        ...component,
        name,
        isIsland: startsAsClient(readFileSync(component.module, 'utf8')),
        origin: `the integration "${integration}"`,
      })
    }
  }
  for (const { name, file } of ownModules(join(root, settings.path))) {
    const module = join(root, settings.path, file)
    add({
      name,
      module,
      isIsland: isIsland(readFileSync(module, 'utf8'), settings.hydrate),
      origin: `${settings.path}/${file}`,
    })
  }
  return found
}

/** Whether a module's source makes an island of it. */
export const isIsland = (source: string, hydrate: ComponentSettings['hydrate']): boolean =>
  startsAsClient(source) || (hydrate === 'auto' && usesBrowser.test(source))

/** React's directive: the first statement, behind comments only. */
const startsAsClient = (source: string): boolean =>
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(["'])use client\1/.test(source)

/** Hooks that do something in the browser only, and handlers of events. */
const usesBrowser =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Transition|DeferredValue|SyncExternalStore|ActionState|Optimistic|EffectEvent)\s*[(<]|\son[A-Z]\w*=\{/

const ownModules = (folder: string): { name: string; file: string }[] =>
  namesIn(folder).flatMap((entry) => {
    const name = moduleName.exec(entry)?.[1]
    if (name !== undefined) return [{ name: componentName(name), file: entry }]
    if (!/^[A-Za-z][\w-]*$/.test(entry)) return []
    const index = ['index.tsx', 'index.jsx'].find((file) => namesIn(join(folder, entry)).includes(file))
    return index === undefined ? [] : [{ name: componentName(entry), file: `${entry}/${index}` }]
  })

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).toSorted()
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
