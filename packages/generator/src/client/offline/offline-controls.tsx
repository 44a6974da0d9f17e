import { type ComponentType, useEffect, useState } from 'react'
import './install-prompt.ts'
import styles from './offline-controls.module.css'

/**
 * Everything about offline reading, at the end of each page: the stored content, and notes about progress and new
 * publications. The script loads after the page. Without the script or without a service worker, the site works as
 * usual.
 */
export const OfflineControls = () => {
  const [Panel, setPanel] = useState<ComponentType>()
  useEffect(() => {
    if (import.meta.hot) {
      // The development server has no worker. The worker of a build that was served from here would show stored pages.
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
