import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as React from 'react'
import { isBeside } from '../../content/leaving-link.ts'
import { configFile } from '../../content/modules/load-module.ts'
import { messageOf } from '../../content/modules/module-fault.ts'
import { packageFacts } from '../../content/site-components/package-facts.ts'
import { listNearest } from '../../content/nearest.ts'
import { drawing } from '../../components/drawing.ts'
import { addAsset } from '../assets/assets.ts'
import { drawingParts } from '../assets/drawing-parts.ts'
import {
  projectFileExists,
  readProjectText,
  resolveFile,
  type CompileState,
  type SourceText,
} from '../compile-state.ts'
import { nearestFiles } from './imported-files.ts'
import { noAddress, type ImportedName, type ModuleImports } from './site-import.ts'

/** An import statement of a document. */
export interface Import {
  from: string
  /** The names, as they are written. */
  clause: string
  names: readonly ImportedName[]
  place: number
}

export type Report = (message: string) => void

/** Binds a name of a module whose values are already known. */
export const bindValue = (
  { local, exported }: ImportedName,
  {
    from,
    values,
    imports,
    report,
  }: { from: string; values: Readonly<Record<string, unknown>>; imports: ModuleImports; report: Report },
): void => {
  if (exported === '*') imports.bound.values.set(local, values)
  else if (Object.hasOwn(values, exported)) imports.bound.values.set(local, values[exported])
  else
    report(
      `Import of "${from}": it has no "${exported}". It has, nearest first: ${listNearest(exported, Object.keys(values))}.`,
    )
}

/** Binds a partial, which is compiled at the place of its element. */
export const bindPartial = (
  { from, path, clause, names, place }: Import & { path: string },
  {
    state,
    source,
    imports,
    report,
  }: { state: CompileState; source: SourceText; imports: ModuleImports; report: Report },
): string => {
  const file = resolveFile(state, { file: source.file, reference: path })
  const [name] = names
  if (names.length !== 1 || name?.exported !== 'default') {
    if (names.length > 0)
      report(
        `Import of "${clause}" from "${from}": a partial has one value, the default. Write: import ${name?.exported === 'default' ? name.local : 'Part'} from '${from}'.`,
      )
  } else if (projectFileExists(state, file)) imports.partials.set(name.local, { file, line: place })
  else report(`Import of "${from}": there is no file "${file}". ${nearestFiles(state, file)}`)
  return ''
}

/** Binds an image or another published file to its address. A drawing is also a component. */
export const bindAsset = (
  { from, clause, names }: Import,
  { state, imports, file, report }: { state: CompileState; imports: ModuleImports; file: string; report: Report },
): string => {
  const [name] = names
  if (name === undefined) return ''
  const isDrawing = file.endsWith('.svg')
  if (names.length > 1 || (name.exported !== 'default' && !(isDrawing && name.exported === 'ReactComponent'))) {
    report(
      `Import of "${clause}" from "${from}": an image has one value, the default. Write: import ${name.exported === 'default' ? name.local : 'image'} from '${from}'.`,
    )
    return ''
  }
  const address = addAsset(state, file) ?? noAddress
  if (isDrawing && /^\p{Lu}/u.test(name.local)) {
    try {
      const component = drawing(drawingParts(readProjectText(state, file) ?? ''), address)
      imports.bound.values.set(name.local, component)
      imports.components.set(name.local, component as never)
    } catch (error) {
      report(`Import of "${from}": ${error instanceof Error ? error.message : String(error)}. Correct the file.`)
    }
    return ''
  }
  imports.assets.set(name.local, from)
  return `export const ${name.local} = ${JSON.stringify(address)};`
}

/** Binds a value in place of a missing file. The address of this value is not reported a second time. */
export const bindMissingAsset = (
  { from, names }: Import,
  {
    state,
    source,
    imports,
    report,
  }: { state: CompileState; source: SourceText; imports: ModuleImports; report: Report },
): string => {
  report(
    `Import of "${from}": there is no file "${resolveFile(state, { file: source.file, reference: from })}". Write a path relative to this document.`,
  )
  for (const { local } of names) imports.assets.set(local, from)
  return names.map(({ local }) => `export const ${local} = ${JSON.stringify(noAddress)};`).join('')
}

/** Exports of React that work the same at build time and in a browser. */
const ofReact = [
  'Children',
  'Fragment',
  'cloneElement',
  'createContext',
  'createElement',
  'forwardRef',
  'isValidElement',
  'memo',
  'useContext',
  'useId',
  'useMemo',
]

/**
 * Binds imports of React. Older documents have them, because JSX once needed React in scope. Components of a document
 * that use state or effects are rendered once, with a warning.
 */
export const bindReact = (
  names: readonly ImportedName[],
  { imports, source, warn }: { imports: ModuleImports; source: SourceText; warn: Report },
): void => {
  const ofWhole = names
    .filter(({ exported }) => exported === 'default' || exported === '*')
    .flatMap(({ local }) => membersOf(local, source.body))
  const alive = [...names.map(({ exported }) => exported), ...ofWhole].filter(
    (name) => !['default', '*', ...ofReact].includes(name),
  )
  if (alive.length > 0)
    warn(
      `The document uses ${alive.join(', ')} of "react". Its components are rendered once, at build time, so nothing changes later. Put the component into a module of its own that begins with 'use client', and import that.`,
    )
  const values: Readonly<Record<string, unknown>> = { ...React, default: React, '*': React }
  for (const { local, exported } of names) {
    const value = values[exported]
    imports.bound.values.set(local, value)
    if (/^\p{Lu}/u.test(local) && exported === 'Fragment') imports.components.set(local, value as never)
  }
}

/** Returns the hooks that code reads from a module's object: `React.useState`. */
const membersOf = (local: string, body: string): string[] => [
  ...new Set(
    [
      ...body.matchAll(new RegExp(`(?<![\\w$.])${local.replaceAll('$', String.raw`\$`)}\\.(use\\p{Lu}\\w*)\\(`, 'gu')),
    ].map(([, name = '']) => name),
  ),
]

/** Adds a style sheet of a package to the page, like a style sheet of the site. */
export const bindPackageStyles = (
  { from, place }: Import,
  { state, source, report }: { state: CompileState; source: SourceText; report: Report },
): void => {
  const { root } = state.context
  const { name, file } = packageFacts(from, root)
  try {
    // Documents beside the folder of the site use the packages of the site.
    const importer = isBeside(source.file) ? configFile : source.file
    state.styles.set(createRequire(join(root, importer)).resolve(from), { file: source.file, line: place })
  } catch (error) {
    report(
      file === undefined
        ? `Import of "${from}": the package "${name}" is not installed in the folder of the site. Run: npm install ${name}.`
        : `Import of "${from}": the package "${name}" has no such file: ${messageOf(error)}. Look for its style sheets in "${name}/package.json".`,
    )
  }
}
