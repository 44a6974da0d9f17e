import { useEffect, useState } from 'react'

/** Milliseconds before a loading state is shown. Shorter loads should not flash. */
export const loadingDelay = 200

/** Returns `false` at first and `true` once the given number of milliseconds has passed. */
export const useDelayed = (delay: number = loadingDelay): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return passed
}
