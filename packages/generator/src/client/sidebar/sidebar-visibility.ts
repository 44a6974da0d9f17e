import { useSyncExternalStore } from 'react'
import { writeStored } from '../ui/storage.ts'

/** Key in local storage. The value is `hidden` while the reader hides the sidebar. */
const storageKey = 'sidebar'

const listeners = new Set<() => void>()

const isHidden = (): boolean => document.documentElement.dataset.sidebar === 'hidden'

/** Hides or shows the sidebar, and stores the choice. */
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
