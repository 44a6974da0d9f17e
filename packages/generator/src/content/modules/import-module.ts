/** What imports threw and their callers received. */
const received = new WeakSet<object>()

/** Lets a rejection pass that a caller has received already; any other ends the process, as it does without this listener. */
const onRejection = (reason: unknown): void => {
  if (typeof reason !== 'object' || reason === null || !received.has(reason)) throw reason
}

/**
 * Returns the exports of the module at an address. Throws what the module throws, and nothing else happens: where a module
 * imports one of CommonJS that throws, Node 20 rejects a second promise without a handler, which would end the process.
 */
export const importModule = async (address: string): Promise<Record<string, unknown>> => {
  process.on('unhandledRejection', onRejection)
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>
  } catch (cause) {
    if (typeof cause === 'object' && cause !== null) received.add(cause)
    // Node reports the second promise before the next turn of its loop.
    await new Promise(setImmediate)
    throw cause
  } finally {
    process.off('unhandledRejection', onRejection)
  }
}
