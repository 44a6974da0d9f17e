import { type Context, useContext } from 'react'

/** Returns the value of a context. Throws if no provider is above the component. */
export const useGiven = <T>(context: Context<T | null>): T => {
  const value = useContext(context)
  if (value === null) throw new Error('Rendered outside of its context.')
  return value
}
