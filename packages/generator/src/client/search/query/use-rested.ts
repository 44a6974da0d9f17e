import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a text is said: what comes at each letter would be said for seconds. */
const restDelay = 700

/** Returns a text for screen readers once it has rested, or `atOnce`. */
export const useRested = (text: string, atOnce: boolean): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), atOnce ? 0 : restDelay)
    return () => clearTimeout(timer)
  }, [text, atOnce])
  return rested
}
