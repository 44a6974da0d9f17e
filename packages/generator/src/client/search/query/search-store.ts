import type { SearchProvider, SearchRequest, SearchResult } from '@dev-handbook/search/contract'

/** Milliseconds after which a search counts as stalled. */
export const stalledAfter = 300

/** Result of the latest search. While the next one is on its way the last results stay. */
export interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'error'
  results?: readonly SearchResult[]
  /** The requests that `results` answer, or `error`. */
  answered?: readonly SearchRequest[]
  error?: unknown
}

/** Asks a provider and keeps the result. */
export interface SearchStore {
  get: () => SearchState
  subscribe: (listener: () => void) => () => void
  /** Asks, unless the same is asked already; the answer to what was asked before is dropped. Nothing to ask: idle. */
  ask: (requests: readonly SearchRequest[]) => void
  /** Asks the same again. */
  retry: () => void
  /** Drops what is on its way. */
  stop: () => void
}

const idle: SearchState = { status: 'idle' }

/** Creates a store that asks the provider that `load` resolves to. */
export const createSearchStore = (load: () => Promise<SearchProvider>): SearchStore => {
  let state = idle
  let asked: readonly SearchRequest[] = []
  let running: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (next: SearchState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const stop = (): void => {
    clearTimeout(timer)
    running?.abort()
    running = undefined
  }
  const run = async (requests: readonly SearchRequest[]): Promise<void> => {
    stop()
    if (requests.length === 0) {
      set(idle)
      return
    }
    const { signal } = (running = new AbortController())
    const { error: _, ...last } = state
    set({ ...last, status: 'loading' })
    timer = setTimeout(() => set({ ...state, status: 'stalled' }), stalledAfter)
    try {
      const provider = await load()
      const { results } = await provider.search(requests, signal)
      if (signal.aborted) return
      clearTimeout(timer)
      set({ status: 'idle', results, answered: requests })
    } catch (error) {
      if (signal.aborted) return
      clearTimeout(timer)
      set({ status: 'error', error, answered: requests })
    }
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: (requests) => {
      if (running && JSON.stringify(requests) === JSON.stringify(asked)) return
      asked = requests
      void run(requests)
    },
    retry: () => void run(asked),
    stop,
  }
}
