import { type Context, useContext } from 'react'

/** Returns what a context provides. Throws where nothing does. */
export const useGiven = <T>(context: Context<T | null>): T => {
  const value = useContext(context)
  if (value === null) throw new Error('Rendered outside of its context.')
  return value
}
