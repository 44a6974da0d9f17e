import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { configFile } from '../content/modules/load-module.ts'
import { programFile } from '../content/program-root.ts'
import type { Site } from '../content/site.ts'
import { moduleGraph } from '../content/site-components/module-graph.ts'
import { siteSheets, siteStyleFiles } from '../content/site-components/site-styles.ts'

interface FinishedSite {
  /** Absolute path of the site's folder. */
  root: string
  site: Pick<Site, 'config' | 'compiled'>
  /** `inputs` are the files of the client's bundle, as paths from the site's folder. */
  app: { inputs: readonly string[] }
}

/**
 * Files outside the site's folder that a build has read, as paths from that folder, sorted: modules and style sheets
 * that documents, components, style sheets and the configuration import. Packages are not listed, because their lock
 * file represents them. The sources of the program and documents beside the site are not listed either, because
 * `buildInputs` covers their folders.
 */
export const filesOutside = ({ root, site, app }: FinishedSite): string[] => {
  const { config, compiled } = site
  const fromRoot = (file: string) => relative(root, file).split(sep).join('/')
  const modules = [configFile, config.docs.sidebarPath]
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .flatMap((file) => moduleGraph(file, root).modules)
  const bundledSheets = app.inputs.filter((file) => file.endsWith('.css')).map((file) => join(root, file))
  const sheets = siteSheets([...siteStyleFiles(root, config.styles), ...bundledSheets]).keys()
  const read = [
    ...[...compiled.values()].flatMap(({ dependencies }) => dependencies),
    ...app.inputs,
    ...[...modules, ...sheets].map(fromRoot),
  ]
  const covered = [fromRoot(programFile('packages')), config.docs.path].map((folder) => `${folder}/`)
  const isOutside = (file: string): boolean =>
    file.startsWith('../') && !file.includes('/node_modules/') && !covered.some((folder) => file.startsWith(folder))
  return [...new Set(read.filter(isOutside))].toSorted()
}
