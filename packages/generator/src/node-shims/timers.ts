// Shim for `node:timers` in a browser.
import * as promises from './timers-promises.ts'

export const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
export const setImmediate = (call: (...values: unknown[]) => void, ...values: unknown[]): number =>
  globalThis.setTimeout(call, 0, ...values)
export const clearImmediate = clearTimeout
export { promises }

export default { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, promises }
