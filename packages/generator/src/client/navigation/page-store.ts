import type { NavigationState } from './page-state.ts'

/** Holds the navigation's state outside of React, so that the router can change it and React can follow. */
export interface PageStore {
  get: () => NavigationState
  set: (state: NavigationState) => void
  /** Calls back after each change; returns how to stop. */
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
