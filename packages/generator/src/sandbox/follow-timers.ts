/** Time without activity after the last timer until a run counts as settled (ms). */
const rest = 100
/**
 * A run does not wait for longer timers (ms), and neither do the sample checks. Caches of libraries set timers of
 * minutes.
 */
const longest = 15_000

/**
 * Counts the timers that a run has started. Calls `onSettled` once, when the run is evaluated and no timer is left. A
 * page does not wait for its timers: it stays open, and its timers may run for ever.
 */
export const followTimers = (onSettled: () => void, isPage: boolean): { evaluated: () => void } => {
  const { setTimeout: start, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = globalThis
  const pending = new Set<unknown>()
  const isBusy = () => !isPage && pending.size > 0
  let isEvaluated = false
  let isSettled = false
  let quiet: unknown
  const look = () => {
    if (!isEvaluated || isSettled || isBusy()) return
    clear(quiet as number)
    quiet = start(() => {
      if (isBusy()) return
      isSettled = true
      onSettled()
    }, rest)
  }
  const ended = (id: unknown) => {
    if (pending.delete(id)) look()
  }
  /** A handler that is a text is not called, because samples have none. */
  const callOf = (handler: unknown, values: unknown[]) =>
    typeof handler === 'function' ? () => Reflect.apply(handler, globalThis, values) : () => {}
  Object.assign(globalThis, {
    setTimeout: (handler: unknown, delay?: number, ...values: unknown[]) => {
      const call = callOf(handler, values)
      const id: unknown = start(() => {
        try {
          call()
        } finally {
          ended(id)
        }
      }, delay)
      if (!(Number(delay) > longest)) pending.add(id)
      return id
    },
    setInterval: (handler: unknown, delay?: number, ...values: unknown[]) => {
      const id: unknown = repeat(callOf(handler, values), delay)
      pending.add(id)
      return id
    },
    clearTimeout: (id: number) => {
      clear(id)
      ended(id)
    },
    clearInterval: (id: number) => {
      stop(id)
      ended(id)
    },
  })
  return {
    evaluated: () => {
      isEvaluated = true
      look()
    },
  }
}
