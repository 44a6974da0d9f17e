import { writeStored } from '../ui/storage.ts'

/**
 * Key in local storage. It records that the application was installed from this browser. The key is here, because every
 * page loads this module, but not the panel.
 */
export const installedKey = 'app-installed'

/** The browser's offer to install the site as an application; not in the DOM's types yet. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPromptEvent | undefined
const listeners = new Set<() => void>()
const offer = (event: InstallPromptEvent | undefined): void => {
  offered = event
  for (const listener of listeners) listener()
}

// The browser fires the event once, perhaps before any component is rendered, so this module handles it.
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => {
    writeStored(installedKey, 'true')
    offer(undefined)
  })
}

/** The browser's offer to install the application, for `useSyncExternalStore`. */
export const installOffer = {
  get: (): boolean => offered !== undefined,
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
  /** Asks the reader to install. Each offer can be used once. */
  accept: async (): Promise<void> => {
    const event = offered
    offer(undefined)
    await event?.prompt()
  },
}
