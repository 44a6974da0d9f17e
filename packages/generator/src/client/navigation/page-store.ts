import type { NavigationState } from './page-state.ts'

/** Holds the state of the navigation outside React. The router changes the state, and React follows it. */
export interface PageStore {
  get: () => NavigationState
  set: (state: NavigationState) => void
  /** Calls `onChange` after each change. Returns a function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void
}

/** Returns a store with the given first state. */
export const createPageStore = (initial: NavigationState): PageStore => {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
