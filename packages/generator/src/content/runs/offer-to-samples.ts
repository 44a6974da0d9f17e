import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { ProblemCollector } from '../problems.ts'
import { noModules, type OfferedModules, type OfferModules } from './offered-modules.ts'
import { needsOf } from '../digest/document-digest.ts'

interface OfferInput {
  compiled: ReadonlyMap<string, CompiledDocument>
  offerModules: OfferModules | undefined
  problems: ProblemCollector
}

/** Prepares the modules that the samples of all documents need, and warns when the site's libraries are not installed. */
export const offerToSamples = async ({ compiled, offerModules, problems }: OfferInput): Promise<OfferedModules> => {
  // A site with errors is not published.
  if (problems.hasErrors || !offerModules) return noModules
  const offered = await offerModules([...compiled.values()].flatMap(needsOf))
  const { absence: message } = offered
  if (message !== undefined) problems.warning({ rule: 'samples', file: 'examples/package.json', message })
  return offered
}
