import type { OfferedModules } from './offered-modules.ts'
import type { SampleNeeds } from '../../model/compiled-document.ts'

/**
 * Returns why a block cannot run in the page, for a report: the feature that it uses or the module that it imports.
 * `undefined` means that the block can run. A module must export every name that the block imports, because a shim of a
 * Node module offers only a part of it.
 */
export const runRefusal = ({ kind, imports, refusal }: SampleNeeds, modules: OfferedModules): string | undefined => {
  if (refusal !== undefined) return refusal
  if (kind === 'sql') return modules.hasSql ? undefined : 'it needs @electric-sql/pglite, which is not installed'
  for (const { specifier, names } of imports) {
    const exported = modules.names[specifier]
    if (!exported) return refusedModule(specifier, modules.refusals[specifier])
    const lacking = names.find((name) => name !== '*' && !exported.includes(name))
    if (lacking !== undefined) return `it imports "${lacking}" from ${specifier}, which offers that on Node only`
  }
  return undefined
}

const refusedModule = (specifier: string, need: string | undefined): string =>
  need === undefined || need === specifier ? `it imports ${specifier}` : `it imports ${specifier}, which needs ${need}`
