import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../ui/storage.ts'

/** Key in local storage under which the reader's choice is kept. */
const storageKey = 'theme'

/** `light` or `dark`. The inline script puts it on the root element before the first paint. */
export type ColorMode = 'light' | 'dark'

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark'

const current = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

const listeners = new Set<() => void>()

const apply = (mode: ColorMode): void => {
  document.documentElement.dataset.theme = mode
  for (const listener of listeners) listener()
}

/** Switches to the other mode and remembers it. */
export const toggleColorMode = (): void => {
  const mode = current() === 'dark' ? 'light' : 'dark'
  writeStored(storageKey, mode)
  apply(mode)
}

/**
 * Follows the choice made in other tabs. A page in the browser's back/forward cache gets no event of it, so the choice
 * is read again when that page is shown. Where it is configured and nothing was chosen, the system's preference is
 * followed too.
 */
export const followColorMode = (settings: { default: ColorMode; respectSystemPreference: boolean }): void => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const preferred = (): ColorMode =>
    !settings.respectSystemPreference ? settings.default : system.matches ? 'dark' : 'light'
  const follow = (): void => {
    const chosen = readStored(storageKey)
    apply(isColorMode(chosen) ? chosen : preferred())
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  if (settings.respectSystemPreference) system.addEventListener('change', follow)
}

/**
 * Returns the mode that is shown. The server knows only the default mode. The root element has the reader's mode before
 * React starts.
 */
export const useColorMode = (serverMode: ColorMode): ColorMode =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    current,
    () => serverMode,
  )
