import { configFile } from '../../content/modules/load-module.ts'
import { messageOf } from '../../content/modules/module-fault.ts'
import { componentOf, importSiteModule } from '../../content/site-components/load-component.ts'
import { moduleGraph } from '../../content/site-components/module-graph.ts'
import { islandName } from '../../content/site-components/island-name.ts'
import type { SiteComponent } from '../../content/site-components/site-component.ts'
import { addModuleAssets } from '../assets/assets.ts'
import { dependOnModule, fileFrom, reportError, type CompileState } from '../compile-state.ts'
import { addModulePartials, type ModulePartials } from './module-partials.ts'
import { moduleReport, reportMissingImports } from './module-report.ts'
import type { UsedComponent } from './render-components.ts'

/**
 * Loads the site's components that a document uses without an import. A component that cannot be loaded is reported.
 * The document is rendered without it, so that its other faults are found.
 */
export const loadComponents = async (state: CompileState, partials: ModulePartials): Promise<UsedComponent[]> => {
  const used: UsedComponent[] = []
  for (const name of state.usedComponents) {
    const component = state.context.components.get(name)
    if (!component) continue
    const loaded = await loadComponent(component, state, partials)
    if (loaded) used.push(loaded)
    else state.missing.add(name)
  }
  return used
}

const loadComponent = async (
  component: SiteComponent,
  state: CompileState,
  partials: ModulePartials,
): Promise<UsedComponent | undefined> => {
  const { name, module } = component
  const { root } = state.context
  dependOnModule(state, module)
  // The functions of an integration know its options, which the configuration contains.
  if (component.prepare ?? component.describe ?? component.checkProps) state.dependencies.add(configFile)
  addModuleAssets(state, module)
  if (await reportMissingImports(state, module)) return undefined
  addModulePartials(module, { state, partials, ...(component.isIsland && { island: name }) })
  const { styles } = moduleGraph(module, root)
  const used = { ...component, key: name, styles, ...(component.isIsland && { island: islandName(name) }) }
  try {
    const exports = await importSiteModule(module, root)
    const own = exports['checkProps']
    const checkProps =
      component.checkProps ??
      (typeof own === 'function'
        ? (props: Readonly<Record<string, unknown>>) => own(props) as string | undefined
        : undefined)
    return { ...used, ...(checkProps && { checkProps }), Component: componentOf(exports, component) }
  } catch (cause) {
    const isShape = messageOf(cause).startsWith('it exports no')
    const report = moduleReport(state, module, { what: `The component <${name}>`, cause })
    reportError(state, isShape ? { ...report, file: fileFrom(state, module) } : report)
    return undefined
  }
}
