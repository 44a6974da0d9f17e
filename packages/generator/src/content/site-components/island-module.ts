import { readFileSync } from 'node:fs'
import { codeFile, moduleGraph } from './module-graph.ts'
import type { ComponentSettings } from './site-component.ts'

/**
 * Whether a component of a module becomes interactive in the browser. The module itself, or a module of the site that
 * it imports, makes it an island. An interactive part cannot be hydrated inside static HTML.
 */
export const isIslandModule = (
  module: string,
  { root, hydrate }: { root: string; hydrate: ComponentSettings['hydrate'] },
): boolean =>
  moduleGraph(module, root).modules.some((file) => codeFile.test(file) && isIsland(readFileSync(file, 'utf8'), hydrate))

/** Whether a module's source makes the module an island. */
export const isIsland = (source: string, hydrate: ComponentSettings['hydrate']): boolean =>
  startsAsClient(source) || (hydrate === 'auto' && usesBrowser.test(source))

/** Whether a module starts with React's directive, after comments only. */
export const startsAsClient = (source: string): boolean =>
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(["'])use client\1/.test(source)

/** Hooks that only work in the browser, and event handlers. */
const usesBrowser =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Transition|DeferredValue|SyncExternalStore|ActionState|Optimistic|EffectEvent|ColorMode|IsBrowser)\s*[(<]|\son[A-Z]\w*=\{|['"]@docusaurus\/BrowserOnly['"]/
