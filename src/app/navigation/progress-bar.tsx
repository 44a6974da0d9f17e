import { useEffect, useState, useSyncExternalStore, type CSSProperties } from 'react'
import type { PageStore } from './page-store.ts'
import { nextProgress, progressDelay, progressMinimum, progressSpeed, progressTrickle } from './progress.ts'
import styles from './progress-bar.module.css'

type Progress = { share: number; leaving?: true }

/** The bar on top of the window while a page is on its way. Nothing else is rendered for that. */
export const ProgressBar = ({ pages }: { pages: PageStore }) => {
  const getPending = () => pages.get().pending
  const pending = useSyncExternalStore(pages.subscribe, getPending, getPending)
  const [progress, setProgress] = useState<Progress>()

  useEffect(() => {
    if (pending === undefined) {
      const timers = [
        setTimeout(() => setProgress((current) => current && { share: 1, leaving: true })),
        setTimeout(() => setProgress(undefined), 2 * progressSpeed),
      ]
      return () => timers.forEach(clearTimeout)
    }
    let trickle: ReturnType<typeof setInterval> | undefined
    const start = setTimeout(() => {
      setProgress({ share: progressMinimum })
      trickle = setInterval(() => setProgress((current) => ({ share: nextProgress(current?.share ?? 0) })), progressTrickle)
    }, progressDelay)
    return () => {
      clearTimeout(start)
      clearInterval(trickle)
    }
  }, [pending])

  if (!progress) return null
  const style = { '--share': progress.share, '--speed': `${progressSpeed}ms` } as CSSProperties
  return <div className={styles.bar} data-progress={progress.leaving ? 'done' : 'running'} style={style} aria-hidden="true" />
}
