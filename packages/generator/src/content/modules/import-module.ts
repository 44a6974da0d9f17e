/** Errors that imports threw and that their callers received. */
const received = new WeakSet<object>()

/**
 * Ignores a rejection that a caller has already received. Any other rejection ends the process, as without this
 * listener.
 */
const onRejection = (reason: unknown): void => {
  if (typeof reason !== 'object' || reason === null || !received.has(reason)) throw reason
}

/**
 * Returns the exports of the module at an address. Throws what the module throws, without ending the process. When a
 * module imports a CommonJS module that throws, Node 20 rejects a second promise without a handler. That would end the
 * process.
 */
export const importModule = async (address: string): Promise<Record<string, unknown>> => {
  process.on('unhandledRejection', onRejection)
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>
  } catch (cause) {
    if (typeof cause === 'object' && cause !== null) received.add(cause)
    // Node reports the second promise before the next turn of its event loop.
    await new Promise(setImmediate)
    throw cause
  } finally {
    process.off('unhandledRejection', onRejection)
  }
}
