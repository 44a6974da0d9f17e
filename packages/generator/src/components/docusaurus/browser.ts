import { useSyncExternalStore, type ReactNode } from 'react'
import { isInIsland, warnAuthor } from './site-facts.ts'

/** The parts of the browser that this module reads. They do not exist during the build. */
interface Browser {
  document?: {
    documentElement: { dataset: Record<string, string | undefined> }
    querySelector: (selector: string) => { click: () => void } | null
  }
  MutationObserver?: new (onChange: () => void) => {
    observe: (target: unknown, options: object) => void
    disconnect: () => void
  }
  matchMedia?: (query: string) => { matches: boolean }
}

const browser = globalThis as unknown as Browser
const isThere = browser.document !== undefined

const never = () => () => {}

/** `@docusaurus/useIsBrowser`: false during the build and during hydration. */
export const useIsBrowser = (): boolean => {
  if (!isThere && !isInIsland())
    warnAuthor(
      "useIsBrowser() is always false here: this component is rendered at build time alone. Begin its module with 'use client', so that it comes alive in the browser.",
    )
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** `@docusaurus/BrowserOnly`: its children are rendered only in the browser. */
export const BrowserOnly = ({
  children,
  fallback = null,
}: {
  children?: () => ReactNode
  fallback?: ReactNode
}): ReactNode => {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isThere && !isInIsland())
    warnAuthor(
      "<BrowserOnly> shows its fallback alone here: this part of the page is rendered at build time. Move it into a component whose module begins with 'use client'.",
    )
  return isAlive && typeof children === 'function' ? children() : fallback
}

/** `@docusaurus/ExecutionEnvironment`. */
export const executionEnvironment = {
  canUseDOM: isThere,
  canUseEventListeners: isThere,
  canUseIntersectionObserver: isThere && 'IntersectionObserver' in globalThis,
  canUseViewport: isThere,
}

type ColorMode = 'light' | 'dark'

const colorMode = (): ColorMode => (browser.document?.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

const onColorMode = (onChange: () => void): (() => void) => {
  if (!browser.MutationObserver) return () => {}
  const observer = new browser.MutationObserver(onChange)
  observer.observe(browser.document?.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** `useColorMode` of `@docusaurus/theme-common`. Only the reader changes the mode. */
export const useColorMode = (): { colorMode: ColorMode; isDarkTheme: boolean; setColorMode: () => void } => {
  if (!isThere && !isInIsland())
    warnAuthor(
      "useColorMode() is always \"light\" here: this component is rendered at build time alone. Write colours with light-dark(), or begin the component's module with 'use client'.",
    )
  const mode = useSyncExternalStore(onColorMode, colorMode, () => 'light' as const)
  return { colorMode: mode, isDarkTheme: mode === 'dark', setColorMode: () => {} }
}
