import { isSiteImport, resolveSiteImport } from '../../content/site-components/module-graph.ts'
import { withoutRegionMarks } from '../code/regions.ts'
import { joinModules } from './join-modules.ts'
import { ModuleFault, readModule, type ReadModule } from './read-module.ts'
import { stripTypes } from './strip-types.ts'

/** A module with all that it needs from the site, in one file. */
export interface CompleteCode {
  /** Absent for a module that is JavaScript itself. */
  typescript?: string
  javascript: string
  /** Other modules all of which is in it, by path from the root. */
  whole: string[]
}

interface CompleteFileOptions {
  /** Absolute path of the site. */
  root: string
  /** Text of a file by its path from the root, or `undefined`. */
  read: (file: string) => string | undefined
  /** Path of an absolute file from the root. */
  fileFrom: (file: string) => string
  /** Lines at the top, without comment marks. The files that were joined are given. */
  heading: (files: readonly string[]) => string[]
}

/** Whether a quoted file is a module of which a complete file can be made. */
export const isCompletable = (file: string): boolean => /(?<!\.d)\.m?[jt]s$/.test(file)

/**
 * Joins the module with what it imports from the site. `undefined` for a module that exports nothing. Throws a `ModuleFault` where
 * joining is not possible.
 */
export const completeFile = (file: string, options: CompleteFileOptions): CompleteCode | undefined => {
  const modules = new Map<string, ReadModule>()
  const moduleOf = (path: string, text: string): ReadModule => {
    const known = modules.get(path) ?? readModule(path, text.replaceAll('\r\n', '\n'))
    modules.set(path, known)
    return known
  }
  const entry = moduleOf(file, options.read(file) ?? '')
  if (entry.exports.size === 0 && entry.reexports.length === 0) return undefined
  const joined: string[] = []
  const whole: string[] = []
  const code = joinModules(entry, {
    source: {
      moduleAt: (from, { specifier, offset }) => {
        if (!isSiteImport(specifier)) return undefined
        const path = resolveSiteImport(specifier, { from: `${options.root}/${from.file}`, root: options.root })
        const name = path === undefined ? specifier : options.fileFrom(path)
        const text = path !== undefined && isCompletable(name) ? options.read(name) : undefined
        if (text === undefined)
          throw new ModuleFault(`The import of "${specifier}" leads to no module.`, { file: from.file, offset })
        return moduleOf(name, text)
      },
    },
    heading: (module, isWhole) => {
      joined.push(module.file)
      if (isWhole) whole.push(module.file)
      return `// From ${module.file}`
    },
  })
  const head = options.heading(joined.length === 0 ? [file] : joined).map((line) => (line === '' ? '//' : `// ${line}`))
  const typed = `${head.join('\n')}\n\n${withoutRegionMarks(code)}`
  return /\.m?ts$/.test(file)
    ? { typescript: typed, javascript: withoutEmptyHeadings(stripTypes(typed)), whole }
    : { javascript: typed, whole }
}

/** Modules of types leave nothing but their headings behind. */
const withoutEmptyHeadings = (code: string): string => {
  const heading = String.raw`// From [^\n]+\n`
  return code.replace(new RegExp(String.raw`(?<=\n)(?:${heading}\n*)+(?=${heading}|$)`, 'g'), '')
}
