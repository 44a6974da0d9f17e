import { useEffect, useState, useSyncExternalStore, type CSSProperties } from 'react'
import { announce } from '../ui/announcer.tsx'
import { useMessages } from '../ui/messages-context.ts'
import type { PageStore } from './page-store.ts'
import { nextProgress, progressDelay, progressMinimum, progressSpeed, progressTrickle } from './progress.ts'
import styles from './progress-bar.module.css'

type Progress = { share: number; leaving?: true }

/** Milliseconds after which a loading page is announced to readers who do not see the bar. */
const spokenDelay = 1000

/** The bar at the top of the window while a page is loading. Its changes render only this component. */
export const ProgressBar = ({ pages }: { pages: PageStore }) => {
  const getPending = () => pages.get().pending
  const pending = useSyncExternalStore(pages.subscribe, getPending, getPending)
  const [progress, setProgress] = useState<Progress>()
  const { loading } = useMessages()

  useEffect(() => {
    const timers =
      pending === undefined
        ? [
            setTimeout(() => setProgress((current) => current && { share: 1, leaving: true })),
            setTimeout(() => setProgress(undefined), 2 * progressSpeed),
          ]
        : [
            setTimeout(() => {
              setProgress({ share: progressMinimum })
              timers.push(
                setInterval(
                  () => setProgress((current) => ({ share: nextProgress(current?.share ?? 0) })),
                  progressTrickle,
                ),
              )
            }, progressDelay),
            setTimeout(() => announce(loading), spokenDelay),
          ]
    // `clearTimeout` clears intervals as well.
    return () => timers.forEach(clearTimeout)
  }, [pending, loading])

  if (!progress) return null
  const style = { '--share': progress.share, '--speed': `${progressSpeed}ms` } as CSSProperties
  return (
    <div
      className={styles.bar}
      data-progress={progress.leaving ? 'done' : 'running'}
      style={style}
      aria-hidden="true"
    />
  )
}
