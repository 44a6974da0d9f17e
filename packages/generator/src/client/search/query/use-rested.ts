import { useEffect, useState } from 'react'

/**
 * Milliseconds without a change before screen readers get a text. They would read a text for each letter for seconds.
 */
const restDelay = 700

/** Returns a text for screen readers once it has not changed for a while. With `atOnce`, returns it immediately. */
export const useRested = (text: string, atOnce: boolean): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), atOnce ? 0 : restDelay)
    return () => clearTimeout(timer)
  }, [text, atOnce])
  return rested
}
