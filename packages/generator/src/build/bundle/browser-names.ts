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
  // Internet Explorer had the one, and the developer tools of React add the other.
  undefined: ['setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__'],
}

/**
 * Replaces each question for the type of such a name (`typeof reportError`) in the bundle of the client. React asks them
 * in order to support other browsers, and to connect itself with its developer tools. Without that code, the script for
 * the page is half a kilobyte smaller.
 */
export const browserNames: Record<string, string> = Object.fromEntries(
  Object.entries(types).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
)
