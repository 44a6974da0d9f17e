import type { SearchProvider, SearchRequest, SearchResult } from '@dev-handbook/search/contract'

/** Milliseconds after which a search counts as stalled. */
export const stalledAfter = 300

/** Result of the latest search. The last results stay until the next answer arrives. */
export interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'error'
  results?: readonly SearchResult[]
  /** The requests that `results` answer, or `error`. */
  answered?: readonly SearchRequest[]
  error?: unknown
}

/** Sends requests to a provider and stores the result. */
export interface SearchStore {
  get: () => SearchState
  subscribe: (listener: () => void) => () => void
  /**
   * Sends requests, unless they are the current ones. The answer to earlier requests is ignored. Without requests:
   * idle.
   */
  ask: (requests: readonly SearchRequest[]) => void
  /** Sends the same requests again. */
  retry: () => void
  /** Ignores the answer that has not arrived yet. */
  stop: () => void
}

const idle: SearchState = { status: 'idle' }

/** Creates a store. `load` resolves to the provider that answers. */
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
