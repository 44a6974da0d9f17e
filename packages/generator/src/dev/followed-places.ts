import { join } from 'node:path'
import type { SiteConfig } from '../content/schema/site-config.ts'

/** Files and folders in which a site is written: those that its settings name, and what its pages show of the project around them. */
export const followedPlaces = (root: string, { docs, plan, components }: SiteConfig): string[] =>
  [
    ...new Set([
      'site.config.ts',
      docs.path,
      docs.sidebarPath,
      docs.tagsPath,
      plan.path,
      components.path,
      'docs',
      'algorithms',
      'static',
      'examples',
    ]),
  ].map((name) => join(root, name))
