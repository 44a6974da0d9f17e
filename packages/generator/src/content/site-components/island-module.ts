import { readFileSync } from 'node:fs'
import { codeFile, moduleGraph } from './module-graph.ts'
import type { ComponentSettings } from './site-component.ts'

/**
 * Whether a component of a module becomes interactive in the browser: the module, or a module of the site that it imports, makes
 * an island of it. A part that comes alive could not do so inside of HTML that stays as it is.
 */
export const isIslandModule = (
  module: string,
  { root, hydrate }: { root: string; hydrate: ComponentSettings['hydrate'] },
): boolean =>
  moduleGraph(module, root).modules.some((file) => codeFile.test(file) && isIsland(readFileSync(file, 'utf8'), hydrate))

/** Whether a module's source makes an island of it. */
export const isIsland = (source: string, hydrate: ComponentSettings['hydrate']): boolean =>
  startsAsClient(source) || (hydrate === 'auto' && usesBrowser.test(source))

/** React's directive: the first statement, behind comments only. */
export const startsAsClient = (source: string): boolean =>
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(["'])use client\1/.test(source)

/** Hooks that do something in the browser only, and handlers of events. */
const usesBrowser =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Transition|DeferredValue|SyncExternalStore|ActionState|Optimistic|EffectEvent|ColorMode|IsBrowser)\s*[(<]|\son[A-Z]\w*=\{|['"]@docusaurus\/BrowserOnly['"]/
