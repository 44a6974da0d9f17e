import { type ComponentType, useEffect, useState } from 'react'
import './install-prompt.ts'
import styles from './offline-controls.module.css'

/**
 * Everything about offline reading, at the end of each page: what is stored, and notes about progress and news. Its
 * script comes after the page has loaded; without it, or without a service worker, the site works as usual.
 */
export const OfflineControls = () => {
  const [Panel, setPanel] = useState<ComponentType>()
  useEffect(() => {
    if (import.meta.hot) {
      // There is no worker while one writes. That of a build which was served here would show what it has stored.
      void navigator.serviceWorker
        ?.getRegistrations()
        .then((workers) => workers.forEach((worker) => void worker.unregister()))
      return undefined
    }
    const load = (): void => {
      import('./offline-panel.tsx').then(
        ({ OfflinePanel }) => setPanel(() => OfflinePanel),
        () => {},
      )
    }
    if (document.readyState === 'complete') load()
    else addEventListener('load', load, { once: true })
    return () => removeEventListener('load', load)
  }, [])
  return <div className={styles.place}>{Panel && <Panel />}</div>
}
