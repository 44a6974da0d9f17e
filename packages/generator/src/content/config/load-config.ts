import { join, relative, sep } from 'node:path'
import type { ProblemCollector } from '../problems.ts'
import { type SiteConfig, siteConfigSchema } from '../schema/site-config.ts'
import { validate } from '../schema/validate.ts'
import { configFile, loadModule } from '../modules/load-module.ts'
import { locateInModule } from '../modules/locate-in-module.ts'
import { moduleFault } from '../modules/module-fault.ts'
import { normalizeConfig, writtenConfigPath } from './normalize-config.ts'

const rule = 'configuration'

/** The configuration, and a function that locates a key of it. */
export interface LoadedConfig {
  config: SiteConfig
  /** Place of a key for a problem: `{ file, line, column }`. */
  placeOf: (...path: PropertyKey[]) => { file: string; line?: number; column?: number }
}

/** Loads and validates `site.config.ts`. Returns `undefined` after reporting its errors. */
export const loadConfig = async (root: string, problems: ProblemCollector): Promise<LoadedConfig | undefined> => {
  let module: Awaited<ReturnType<typeof loadModule>>
  try {
    module = await loadModule(root, configFile)
  } catch (cause) {
    const { text, place, ...thrown } = moduleFault(root, configFile, cause)
    problems.error({
      rule,
      file: configFile,
      ...place,
      message: `The configuration cannot be loaded: ${text}. Correct the module.`,
      ...thrown,
    })
    return undefined
  }
  if (!module) {
    problems.error({
      rule,
      file: configFile,
      message: `There is no ${configFile} in ${root}. Create one that exports defineSiteConfig({ … }) as default.`,
    })
    return undefined
  }
  const { exports, source } = module
  const placeOf = (...path: PropertyKey[]) => ({ file: configFile, ...locateInModule(source, path) })
  if (exports['default'] === undefined) {
    problems.error({
      rule,
      file: configFile,
      message: `The module has no default export. Write "export default defineSiteConfig({ … })".`,
    })
    return undefined
  }
  const unsafeConfig = exports['default']
  const { value, faults } = validate(siteConfigSchema, normalizeConfig(unsafeConfig), (path) =>
    writtenConfigPath(unsafeConfig, path),
  )
  for (const { path, message } of faults) problems.error({ rule, ...placeOf(...path), message })
  if (!value) return undefined
  if (!value.locales.some(({ code }) => code === value.lang)) {
    const codes = value.locales.map(({ code }) => `"${code}"`).join(', ')
    problems.error({
      rule,
      ...placeOf('lang'),
      message: `"lang" is "${value.lang}", which is not one of the locales: ${codes}. Add it to "locales".`,
    })
  }
  const folder = relative(root, join(root, value.docs.path)).split(sep).join('/')
  if (/^(?:\.\.(?:\/|$))*$/.test(folder)) {
    problems.error({
      rule,
      ...placeOf('docs', 'path'),
      message: `"docs.path" is "${value.docs.path}", which holds the folder of the site itself. Name a folder of documents alone: "docs", or "../docs" beside the folder of the site.`,
    })
    return undefined
  }
  return { config: { ...value, docs: { ...value.docs, path: folder } }, placeOf }
}
