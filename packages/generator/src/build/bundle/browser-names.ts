/** The types of global names, the same in every browser of the client's target. */
const types = {
  function: [
    'AbortController',
    'MessageChannel',
    'Promise',
    'WeakMap',
    'WeakSet',
    'clearTimeout',
    'queueMicrotask',
    'reportError',
    'requestAnimationFrame',
    'setTimeout',
  ],
  // Only Internet Explorer had `setImmediate`. Only the developer tools of React add the other name.
  undefined: ['setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__'],
}

/**
 * Values for expressions such as `typeof reportError` in the bundle of the client. React has these expressions in order
 * to support other browsers, and to connect itself with its developer tools. With known values, the bundler leaves that
 * code out, and the script for the page is half a kilobyte smaller.
 */
export const browserNames: Record<string, string> = Object.fromEntries(
  Object.entries(types).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
)
