import type { Plugin } from 'vite'

/**
 * Modules that Sucrase imports and the page does not need: source maps, a list of tokens for debugging, and a check of
 * options that can fail only for JavaScript callers. Together they are 6 kB (Brotli) of the first run.
 */
const replacements: Readonly<Record<string, string>> = {
  '@jridgewell/gen-mapping':
    'export const GenMapping = undefined, maybeAddSegment = undefined, toEncodedMap = undefined',
  'lines-and-columns': 'export default undefined',
  'ts-interface-checker':
    'const none = () => {}\nexport const createCheckers = () => ({ Options: { strictCheck: none } })\n' +
    'export const union = none, lit = none, iface = none, array = none, opt = none, func = none',
}

const prefix = '\0lean-sucrase:'

/**
 * Removes from Sucrase the parts that its transformation in the page never calls. The development server needs this
 * plugin too: two of these packages are not ES modules. Vite cannot pre-bundle Sucrase, because it mistakes
 * `require(…)` in Sucrase's strings for calls.
 */
export const leanSucrase = (): Plugin => ({
  name: 'handbook-lean-sucrase',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:@jridgewell\/gen-mapping|lines-and-columns|ts-interface-checker)$/ },
    handler: (id, importer) => (importer?.includes('/sucrase/') ? prefix + id : null),
  },
  load: {
    filter: { id: /^\0lean-sucrase:/ },
    handler: (id) => replacements[id.slice(prefix.length)],
  },
})
