import { parseSync } from 'oxc-parser'
import { readFileSync } from 'node:fs'
import { messageOf } from '../../content/config/module-fault.ts'
import { placeAt } from '../../content/config/locate-in-module.ts'
import type { SiteComponent } from '../../content/site-components/find-components.ts'
import { componentOf, importSiteModule } from '../../content/site-components/load-component.ts'
import { moduleGraph } from '../../content/site-components/module-graph.ts'
import { dependOnModule, fileFrom, reportError, type CompileState } from '../compile-state.ts'
import { documentComponents, type DocumentComponents, type UsedComponent } from './render-components.ts'

/**
 * Loads the site's components among those that a document uses. What cannot be loaded is reported, and the document renders
 * without it, so that its other faults are found.
 */
export const loadComponents = async (state: CompileState): Promise<DocumentComponents> => {
  const used: UsedComponent[] = []
  for (const name of state.usedComponents) {
    const component = state.siteComponents.get(name) ?? state.context.components.get(name)
    if (!component) continue
    const loaded = await loadComponent(component, state)
    if (loaded) used.push(loaded)
    else state.missing.add(name)
  }
  return documentComponents(used, state.context.root)
}

const loadComponent = async (component: SiteComponent, state: CompileState): Promise<UsedComponent | undefined> => {
  const { name, module } = component
  const { root } = state.context
  dependOnModule(state, module)
  const { styles, missing } = moduleGraph(module, root)
  for (const { from, specifier, offset } of missing) {
    const place = placeAt(readFileSync(from, 'utf8'), offset)
    reportError(state, {
      rule: 'component',
      file: fileFrom(state, from),
      ...place,
      message: `Import of "${specifier}": there is no such file. Write a path relative to this file, or one that begins with "@site/".`,
    })
  }
  if (missing.length > 0) return undefined
  try {
    const exports = await importSiteModule(module, root)
    const own = exports['checkProps']
    const checkProps =
      component.checkProps ??
      (typeof own === 'function'
        ? (props: Readonly<Record<string, unknown>>) => own(props) as string | undefined
        : undefined)
    return { ...component, ...(checkProps && { checkProps }), styles, Component: componentOf(exports, name) }
  } catch (cause) {
    reportError(state, {
      rule: 'component',
      file: fileFrom(state, module),
      ...placeOf(module, cause),
      message: `The component <${name}> cannot be loaded: ${messageOf(cause)}.${remedyFor(cause)}`,
      cause,
    })
    return undefined
  }
}

/** Where the module has a fault of syntax, or the import of a package that cannot be found. */
const placeOf = (module: string, cause: unknown): { line?: number; column?: number } => {
  const source = readFileSync(module, 'utf8')
  const start = parseSync(module, source).errors[0]?.labels[0]?.start
  if (start !== undefined) return placeAt(source, start)
  const packageName = missingPackage(cause)
  const at =
    packageName === undefined ? -1 : Math.max(source.indexOf(`'${packageName}`), source.indexOf(`"${packageName}`))
  return at === -1 ? {} : placeAt(source, at)
}

const missingPackage = (cause: unknown): string | undefined =>
  /Cannot find package '([^']+)'|Failed to resolve (?:entry for package|import) "([^"]+)"/
    .exec(messageOf(cause))
    ?.slice(1)
    .find(Boolean)

const remedyFor = (cause: unknown): string => {
  const name = missingPackage(cause)
  return name === undefined ? ' Correct the module.' : ` Install the package: npm install ${name}.`
}
