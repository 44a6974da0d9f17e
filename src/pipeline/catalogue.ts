import { z } from 'zod'
import type { CatalogueRow } from './compile-context.ts'
import { moduleFault } from './config/module-fault.ts'
import { loadModule } from './config/load-module.ts'
import type { ProblemCollector } from './problems.ts'

/** Where a project lists its algorithms and their bounds. */
export const catalogueFile = 'algorithms/catalogue.ts'

const boundSchema = z.object({ notation: z.string() }).transform(({ notation }) => notation)

const entrySchema = z.object({
  path: z.string(),
  title: z.string(),
  kind: z.enum(['algorithm', 'data-structure']),
  stable: z.boolean().optional(),
  inPlace: z.boolean().optional(),
  online: z.boolean().optional(),
  deterministic: z.boolean(),
  operations: z.array(
    z.object({ name: z.string(), best: boundSchema, average: boundSchema, worst: boundSchema, space: boundSchema, note: z.string().optional() }),
  ),
})

const moduleSchema = z.object({ catalogue: z.array(entrySchema) })

/** Loads the catalogue by path, reduced to what tables print. Empty where the project has none; faults are reported. */
export const loadCatalogue = async (root: string, problems: ProblemCollector): Promise<Map<string, CatalogueRow>> => {
  try {
    const module = await loadModule(root, catalogueFile)
    if (!module) return new Map()
    const { catalogue } = moduleSchema.parse(module.exports)
    return new Map(catalogue.map((entry) => [entry.path, withoutUndefined(entry)]))
  } catch (cause) {
    const { text, place } = moduleFault(root, catalogueFile, cause)
    problems.error({ rule: 'catalogue', file: catalogueFile, ...place, message: `The catalogue cannot be loaded: ${text}. Correct the module.`, cause })
    return new Map()
  }
}

/** Optional facts that are absent have no key, as the row's type asks. */
const withoutUndefined = ({ stable, inPlace, online, operations, ...entry }: z.output<typeof entrySchema>): CatalogueRow => ({
  ...entry,
  ...(stable === undefined ? {} : { stable }),
  ...(inPlace === undefined ? {} : { inPlace }),
  ...(online === undefined ? {} : { online }),
  operations: operations.map(({ note, ...bounds }) => (note === undefined ? bounds : Object.assign(bounds, { note }))),
})
