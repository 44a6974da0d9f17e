import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../error-code.ts'
import type { ProblemCollector } from '../problems.ts'
import type { Integration } from './integration.ts'
import { isIslandModule, startsAsClient } from './island-module.ts'
import type { ComponentSettings, SiteComponent, SiteComponents } from './site-component.ts'
import { themeComponents } from './theme-components.ts'

const moduleName = /^([A-Za-z][\w-]*)\.(?:tsx|jsx)$/
const folderName = /^[A-Za-z][\w-]*$/
/** Names without a second extension (`note.test.tsx`) and without `_` at the beginning are meant as components. */
const intendedName = /^[^._][^.]*(?:\.(?:tsx|jsx))?$/

/**
 * Name of a component, derived from its file: `note.tsx`, `Note.tsx` and `note/index.tsx` are `Note`, and
 * `price-chart.tsx` is `PriceChart`.
 */
export const componentName = (file: string): string =>
  file
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/**
 * Finds the components of a site: one per file in its folder of components, and those of its integrations. Two
 * components with the same name are an error.
 */
export const findComponents = ({
  root,
  settings,
  integrations,
  problems,
}: {
  root: string
  settings: ComponentSettings
  integrations: readonly Integration[]
  problems: ProblemCollector
}): SiteComponents => {
  const found = new Map<string, SiteComponent>()
  const add = (component: SiteComponent) => {
    const other = found.get(component.name)
    if (other)
      problems.error({
        rule: 'component',
        file: settings.path,
        message: `Two components have the name <${component.name}>: ${other.origin} and ${component.origin}. Rename one of them.`,
      })
    else found.set(component.name, component)
  }
  for (const { name: integration, components } of integrations) {
    for (const [name, component] of Object.entries(components?.({ root }) ?? {})) {
      const origin = `the integration "${integration}"`
      if (!existsSync(component.module)) {
        problems.error({
          rule: 'component',
          file: 'site.config.ts',
          message: `The component <${name}> of ${origin} has the module "${component.module}", and there is no such file. Update the integration, or remove it from site.config.ts.`,
        })
        continue
      }
      add({
        ...component,
        name,
        isIsland: startsAsClient(readFileSync(component.module, 'utf8')),
        origin,
      })
    }
  }
  const folder = join(root, settings.path)
  for (const file of namelessModules(folder)) {
    problems.warning({
      rule: 'component',
      file: `${settings.path}/${file}`,
      message: `The name "${file.split('/')[0]}" gives no name of a component, so no document can use the module. Write a Latin letter first, then Latin letters, digits, "-" and "_": price-chart.tsx.`,
    })
  }
  for (const { name, file } of ownModules(folder)) {
    const module = join(root, settings.path, file)
    add({
      name,
      module,
      isIsland: isIslandModule(module, { root, hydrate: settings.hydrate }),
      origin: `${settings.path}/${file}`,
    })
  }
  for (const component of themeComponents({ root, hydrate: settings.hydrate, problems })) add(component)
  return found
}

const ownModules = (folder: string): { name: string; file: string }[] =>
  modulesIn(folder).flatMap(({ entry, file }) => {
    const name = moduleName.exec(entry)?.[1] ?? folderName.exec(entry)?.[0]
    return name === undefined ? [] : [{ name: componentName(name), file }]
  })

/** Modules that are meant as components, but whose names cannot be written in a document. */
const namelessModules = (folder: string): string[] =>
  modulesIn(folder).flatMap(({ entry, file }) =>
    intendedName.test(entry) && !moduleName.test(entry) && !folderName.test(entry) ? [file] : [],
  )

/** Modules of a folder: `note.tsx`, and `note/index.tsx` of the entry `note`. */
const modulesIn = (folder: string): { entry: string; file: string }[] =>
  namesIn(folder).flatMap((entry) => {
    if (/\.(?:tsx|jsx)$/.test(entry)) return [{ entry, file: entry }]
    const names = namesIn(join(folder, entry))
    const index = ['index.tsx', 'index.jsx'].find((file) => names.includes(file))
    return index === undefined ? [] : [{ entry, file: `${entry}/${index}` }]
  })

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).toSorted()
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
