import { moduleGraph } from '../../content/site-components/module-graph.ts'
import { compileSource, readSource, type CompiledSource } from '../compile-source.ts'
import { fileFrom, reportError, type CompileState } from '../compile-state.ts'

/** Compiled partials (`.mdx`, `.md`) that modules of a document import, by absolute path. */
export type ModulePartials = Map<string, CompiledSource>

interface PartialOptions {
  state: CompileState
  partials: ModulePartials
  /** Name of the module's component if the browser hydrates it. */
  island?: string
}

/**
 * Compiles the partials that a module imports, directly or through other modules, and adds them to `partials`. The
 * imports of the partials are loaded with the imports of the document. A hydrated component cannot import partials,
 * because the browser has no compiler.
 */
export const addModulePartials = (module: string, { state, partials, island }: PartialOptions): void => {
  for (const file of moduleGraph(module, state.context.root).modules) {
    if (!/\.mdx?$/.test(file) || partials.has(file)) continue
    const name = fileFrom(state, file)
    if (island !== undefined)
      reportError(state, {
        rule: 'component',
        file: fileFrom(state, module),
        message: `<${island}> comes alive in the browser, and imports the partial "${name}", which is compiled at build time alone. Import the partial in the document, and write it between the tags: <${island}><Part /></${island}>.`,
      })
    else {
      const compiled = compileSource(readSource(state, name), state, [state.document.file])
      if (compiled) partials.set(file, compiled)
    }
  }
}
