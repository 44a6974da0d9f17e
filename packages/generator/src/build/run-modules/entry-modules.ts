import type { Plugin, PluginContext } from 'rolldown'
import { commonJsNames } from './commonjs-names.ts'
import { createRefusalFinder } from './find-refusal.ts'
import { builtinName, shimmedModules } from './shimmed-modules.ts'

const prefix = '\0entry:'

/** Id of the generated module for a specifier of samples in a bundle. */
export const entryId = (specifier: string): string => prefix + specifier

/** The name by which the bundler finds that module. */
export const entryInput = (specifier: string): string => `entry:${specifier}`

/** Name of its file, without hash and extension: `react-dom-client`. */
export const entryName = (specifier: string): string => specifier.replace(/^\W+/, '').replace(/\W+/g, '-')

interface EntryOptions {
  /** Absolute path of the folder with the libraries. */
  examples: string
  specifiers: readonly string[]
  /**
   * Filled with the reason why a browser cannot run a module, by its specifier. The entry of such a module is then
   * empty.
   */
  refusals: Map<string, string>
}

/**
 * Makes a module for each specifier that samples import. The module exports everything that the package exports. A
 * bundler takes only the default export from a CommonJS package, so the other names are listed.
 */
export const entryModules = ({ examples, specifiers, refusals }: EntryOptions): Plugin => {
  const importer = `${examples}/sample.js`
  const shims = shimmedModules
  return {
    name: 'handbook-entry-modules',
    async buildStart() {
      const resolve = async (specifier: string, from: string) => (await this.resolve(specifier, from))?.id
      const refusalOf = createRefusalFinder({ resolve, shims: new Set(shims.keys()) })
      for (const specifier of specifiers) {
        const refusal = await refusalOf(specifier, importer)
        if (refusal !== undefined) refusals.set(specifier, refusal)
      }
    },
    resolveId: {
      order: 'pre',
      async handler(specifier, from, options) {
        if (specifier.startsWith('entry:')) return prefix + specifier.slice('entry:'.length)
        const builtin = builtinName(specifier)
        if (builtin !== undefined) return shims.get(builtin) ?? null
        return from?.startsWith(prefix) ? this.resolve(specifier, importer, options) : null
      },
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const specifier = id.slice(prefix.length)
      return refusals.has(specifier) ? '' : entryCode(this, specifier, importer)
    },
  }
}

const entryCode = async (context: PluginContext, specifier: string, importer: string): Promise<string> => {
  const source = JSON.stringify(specifier)
  // `context.resolve` skips the plugin that calls it, so a shim is looked up here.
  const shim = shimmedModules.get(builtinName(specifier) ?? '')
  const file = shim ?? (await context.resolve(specifier, importer))?.id
  if (file === undefined) return `import ${source}`
  const { exports, inputFormat } = await context.load({ id: file })
  if (inputFormat !== 'cjs') {
    const all = `export * from ${source}`
    return exports.includes('default') ? `${all}\nexport { default } from ${source}` : all
  }
  const names = await commonJsNames(file, async (name, from) => (await context.resolve(name, from))?.id)
  const list = names.map((name, index) => `const name${index} = all.${name}\nexport { name${index} as ${name} }`)
  return [`import all from ${source}`, 'export default all', ...list].join('\n')
}
