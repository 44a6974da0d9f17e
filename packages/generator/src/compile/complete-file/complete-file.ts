import { isSiteImport, resolveSiteImport } from '../../content/site-components/module-graph.ts'
import { withoutRegionMarks } from '../code/regions.ts'
import { joinModules } from './join-modules.ts'
import { ModuleFault, readModule, type ReadModule } from './read-module.ts'
import { stripTypes } from './strip-types.ts'

/** A module with everything that it needs from the site, in one file. */
export interface CompleteCode {
  /** Absent for a module that is written in JavaScript. */
  typescript?: string
  javascript: string
  /** Other modules that the file contains as a whole, by path from the root. */
  whole: string[]
}

interface CompleteFileOptions {
  /** Absolute path of the site. */
  root: string
  /** Text of a file by its path from the root, or `undefined`. */
  read: (file: string) => string | undefined
  /** Returns the path of an absolute file from the root. */
  fileFrom: (file: string) => string
  /** Returns the lines at the top, without comment marks. It receives the joined files. */
  heading: (files: readonly string[]) => string[]
}

/** Whether a quoted file is a module that can become a complete file. */
export const isCompletable = (file: string): boolean => /(?<!\.d)\.m?[jt]s$/.test(file)

/**
 * Joins the module with its imports from the site. Returns `undefined` for a module that exports nothing. Throws a
 * `ModuleFault` if the modules cannot be joined.
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

/** Removes headings without code below them, which modules with only types leave behind. */
const withoutEmptyHeadings = (code: string): string => {
  const heading = String.raw`// From [^\n]+\n`
  return code.replace(new RegExp(String.raw`(?<=\n)(?:${heading}\n*)+(?=${heading}|$)`, 'g'), '')
}
