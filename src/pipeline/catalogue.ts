import { z } from 'zod'
import type { CatalogueRow } from './compile-context.ts'
import { moduleFault } from './config/module-fault.ts'
import { type LoadedModule, loadModule } from './config/load-module.ts'
import type { ProblemCollector } from './problems.ts'
import { validate } from './schema/validate.ts'

/** Where a project lists its algorithms and their bounds. */
export const catalogueFile = 'algorithms/catalogue.ts'

const boundSchema = z.object({ notation: z.string() }).transform(({ notation }) => notation)

const entrySchema = z.object({
  path: z.string(),
  title: z.string(),
  kind: z.enum(['algorithm', 'data-structure']),
  stable: z.boolean().exactOptional(),
  inPlace: z.boolean().exactOptional(),
  online: z.boolean().exactOptional(),
  deterministic: z.boolean(),
  operations: z.array(
    z.object({ name: z.string(), best: boundSchema, average: boundSchema, worst: boundSchema, space: boundSchema, note: z.string().exactOptional() }),
  ),
})

const moduleSchema = z.object({ catalogue: z.array(entrySchema) })

/** Loads the catalogue by path, reduced to what tables print. Empty where the project has none; faults are reported. */
export const loadCatalogue = async (root: string, problems: ProblemCollector): Promise<Map<string, CatalogueRow>> => {
  let module: LoadedModule | undefined
  try {
    module = await loadModule(root, catalogueFile)
  } catch (cause) {
    const { text, place, ...thrown } = moduleFault(root, catalogueFile, cause)
    problems.error({ rule: 'catalogue', file: catalogueFile, ...place, message: `The catalogue cannot be loaded: ${text}. Correct the module.`, ...thrown })
  }
  if (!module) return new Map()
  const { value, faults } = validate(moduleSchema, module.exports)
  for (const { message } of faults) problems.error({ rule: 'catalogue', file: catalogueFile, message })
  return new Map(value?.catalogue.map((entry) => [entry.path, entry]))
}
