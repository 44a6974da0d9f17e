import { useSyncExternalStore } from 'react'
import { writeStored } from '../ui/storage.ts'

/** Key in local storage; the value is `hidden` while the reader keeps the sidebar out of sight. */
const storageKey = 'sidebar'

const listeners = new Set<() => void>()

const isHidden = (): boolean => document.documentElement.dataset.sidebar === 'hidden'

/** Hides the sidebar or brings it back, and remembers it. */
export const toggleSidebar = (): void => {
  const hide = !isHidden()
  if (hide) document.documentElement.dataset.sidebar = 'hidden'
  else delete document.documentElement.dataset.sidebar
  writeStored(storageKey, hide ? 'hidden' : null)
  for (const listener of listeners) listener()
}

/** Returns whether the reader has hidden the sidebar. */
export const useSidebarHidden = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    isHidden,
    () => false,
  )
