import type { Plugin } from 'vite'

/**
 * Transformations that the page does not ask for: CommonJS, Flow, Jest, hot loading, and newer syntax for older
 * browsers. `run-sample/strip-types.ts` removes only types and JSX.
 */
const unusedTransformations = [
  'CJSImportProcessor',
  'CJSImportTransformer',
  'FlowTransformer',
  'JestHoistTransformer',
  'NumericSeparatorTransformer',
  'OptionalCatchBindingTransformer',
  'OptionalChainingNullishTransformer',
  'ReactHotLoaderTransformer',
].map((name) => [`./${name}`, 'export default undefined'])

/**
 * Modules that Sucrase imports and the page does not need: source maps, a list of tokens for debugging, a check of
 * options that can fail only for JavaScript callers, and transformations. Without them, the first run fetches 10 kB
 * less (Brotli).
 */
const replacements: Readonly<Record<string, string>> = {
  '@jridgewell/gen-mapping':
    'export const GenMapping = undefined, maybeAddSegment = undefined, toEncodedMap = undefined',
  'lines-and-columns': 'export default undefined',
  'ts-interface-checker':
    'const none = () => {}\nexport const createCheckers = () => ({ Options: { strictCheck: none } })\n' +
    'export const union = none, lit = none, iface = none, array = none, opt = none, func = none',
  ...Object.fromEntries(unusedTransformations),
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
    filter: {
      id: /^(?:@jridgewell\/gen-mapping|lines-and-columns|ts-interface-checker|\.\/\w+(?:Transformer|Processor))$/,
    },
    handler: (id, importer) =>
      importer?.includes('/sucrase/') && Object.hasOwn(replacements, id) ? prefix + id : null,
  },
  load: {
    filter: { id: /^\0lean-sucrase:/ },
    handler: (id) => replacements[id.slice(prefix.length)],
  },
})
