import { join } from 'node:path'
import type { SiteConfig } from '../content/schema/site-config.ts'
import type { Site } from '../content/site.ts'

/**
 * The files and folders that authors write: those that the settings name, and those of the project that the pages show.
 */
export const followedPlaces = (root: string, { docs, plan, components }: SiteConfig): string[] =>
  [
    ...new Set([
      'site.config.ts',
      docs.path,
      docs.sidebarPath,
      docs.tagsPath,
      plan.path,
      components.path,
      'src',
      'docs',
      'algorithms',
      'static',
      'examples',
    ]),
  ].map((name) => join(root, name))

/**
 * Files that documents were made with, wherever they are, as absolute paths. Packages are left out: they change only
 * with an installation, which is not watched.
 */
export const followedFiles = (root: string, { compiled }: Site): string[] =>
  [...new Set([...compiled.values()].flatMap(({ dependencies }) => dependencies))]
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => join(root, file))
