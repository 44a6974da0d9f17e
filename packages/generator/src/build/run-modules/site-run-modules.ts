import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../content/site.ts'
import { runFolder, runImportsPath } from '../../model/run/run-imports.ts'
import type { Sample } from '../../compile/compiled-document.ts'
import type { RunKind } from '../../model/run/run-job.ts'
import { runRefusal } from './run-refusal.ts'
import { loadRunModules } from './load-run-modules.ts'
import { sampleNeeds } from './sample-needs.ts'

/** Files of the output that samples import. */
export interface SiteRunModules {
  /** How each file is read, by its path in the output. The path changes with the content. */
  files: readonly (readonly [path: string, read: () => Promise<Uint8Array>])[]
  /** The list of modules, and its path; absent where no sample imports any. */
  manifest?: readonly [path: string, content: string]
  /** Files that offline mode does not fetch on its own. */
  onDemand: readonly string[]
  /** What runs each sample of a document that a page can run, by the sample's index. */
  kindsOf: (samples: readonly Sample[]) => ReadonlyMap<number, RunKind>
}

interface SiteRunModulesInput {
  /** Absolute path of the site's folder. */
  root: string
  site: Site
  cacheFolder: string
}

/** Bundles what the samples of a site import. */
export const siteRunModules = async ({ root, site, cacheFolder }: SiteRunModulesInput): Promise<SiteRunModules> => {
  const needs = [...site.compiled.values()].flatMap(({ samples }) => sampleNeeds(samples))
  const modules = await loadRunModules({ root, needs, cacheFolder })
  const { imports, folder } = modules
  const kindsOf: SiteRunModules['kindsOf'] = (samples) =>
    new Map(
      sampleNeeds(samples)
        .filter((need) => runRefusal(need, modules) === undefined)
        .map(({ index, kind }) => [index, kind]),
    )
  if (folder === undefined) return { files: [], onDemand: [], kindsOf }
  const pathOf = (name: string): string => `${runFolder}/${name}`
  const onDemand = imports.sql ? [imports.sql.module, ...imports.sql.assets] : []
  return {
    files: [...Object.keys(imports.files), ...onDemand].map((name) => [
      pathOf(name),
      () => readFile(join(folder, name)),
    ]),
    manifest: [runImportsPath.slice(1), JSON.stringify(imports)],
    onDemand: onDemand.map(pathOf),
    kindsOf,
  }
}
