// Shim for `node:perf_hooks` in a browser.
export const { performance, PerformanceObserver } = globalThis

export default { performance, PerformanceObserver }
