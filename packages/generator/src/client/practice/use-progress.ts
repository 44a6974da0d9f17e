import { useCallback, useRef, useState } from 'react'
import type { Cards } from './next-question.ts'
import { progressFromText, progressToText, type Progress } from './progress.ts'

/** The storage of the progress. Both functions may fail if the browser blocks storage. */
export interface PracticeStorage {
  read: () => string | null
  /** Returns whether it was stored. */
  write: (text: string) => boolean
}

/**
 * Returns the reader's progress. `change` applies a change to the progress that is stored at that moment, because
 * another tab may have written since. It returns the cards of this page. `saved` is false when the storage refuses the
 * write. The progress is then kept in memory for the length of the visit, and is newer than the stored progress.
 */
export const useProgress = (storage: PracticeStorage, path: string) => {
  const remembered = useRef<Progress>(undefined)
  const [saved, setSaved] = useState(true)

  const load = useCallback((): Progress => {
    if (remembered.current) return remembered.current
    const text = storage.read()
    const stored = text === null ? undefined : progressFromText(text)
    return typeof stored === 'object' ? stored : {}
  }, [storage])

  const change = useCallback(
    (alter: (progress: Progress) => Progress): Cards => {
      const next = alter(load())
      const text = storage.read()
      // Progress that a later release has written must not be replaced.
      const foreign = text !== null && progressFromText(text) === 'newer'
      const stored = !foreign && storage.write(progressToText(next))
      remembered.current = stored ? undefined : next
      setSaved(stored)
      return next[path] ?? {}
    },
    [load, path, storage],
  )

  return { load, change, saved }
}
