import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemCollector } from '../problems.ts'
import { defaultComponentFolder, defaultFavicon, defaultPlanFile } from '../schema/default-paths.ts'
import { defaultTagsFile } from '../schema/docs.ts'
import type { LoadedConfig } from './load-config.ts'
import { defaultSidebarFile } from '../modules/load-module.ts'

interface NamedFilesInput extends LoadedConfig {
  root: string
  problems: ProblemCollector
}

/**
 * Reports files and the folder of components that the configuration names but that do not exist. One at its default
 * place may be missing, because no site needs it.
 */
export const checkNamedFiles = (
  { root, config, placeOf, problems }: NamedFilesInput,
  staticFiles: ReadonlySet<string>,
): void => {
  const { docs, plan, favicon, components } = config
  const report = (path: readonly [string, ...string[]], fact: string) =>
    problems.error({
      rule: 'configuration',
      ...placeOf(...path),
      message: `"${path.join('.')}" is ${fact}, correct the path, or leave the key out.`,
    })
  const check = (path: readonly [string, ...string[]], file: string, usual: string) => {
    if (file !== usual && !existsSync(join(root, file))) report(path, `"${file}", and there is no such file. Create it`)
  }
  check(['docs', 'sidebarPath'], docs.sidebarPath, defaultSidebarFile)
  check(['docs', 'tagsPath'], docs.tagsPath, defaultTagsFile)
  check(['plan', 'path'], plan.path, defaultPlanFile)
  if (components.path !== defaultComponentFolder && !existsSync(join(root, components.path)))
    report(['components', 'path'], `"${components.path}", and there is no such folder. Create it`)
  for (const [index, file] of config.styles.entries()) {
    if (!existsSync(join(root, file)))
      problems.error({
        rule: 'configuration',
        ...placeOf('styles', index),
        message: `"styles" names "${file}", and there is no such file. Create it, correct the path, or delete it from the list.`,
      })
  }
  if (favicon !== defaultFavicon && !staticFiles.has(favicon))
    report(['favicon'], `"${favicon}", and there is no such file in static/. Put it there`)
}
