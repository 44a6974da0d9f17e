import { useCallback, useRef, useState } from 'react'
import type { Cards } from './next-question.ts'
import { progressFromText, progressToText, type Progress } from './progress.ts'

/** Where progress is kept; both may fail where the reader's browser blocks it. */
export interface PracticeStorage {
  read: () => string | null
  /** Returns whether it was stored. */
  write: (text: string) => boolean
}

/**
 * The reader's progress. `change` applies a change to what is stored at that moment, as another tab may have written
 * since, and returns the cards of this page. `saved` is false when the storage refuses; the visit then remembers, and
 * what is stored is behind it.
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
      // What a later release has written is not ours to replace.
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
