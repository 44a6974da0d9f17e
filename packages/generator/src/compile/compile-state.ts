import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import type { ChooseHeadings } from '../components/article-context.ts'
import type { ArticleLabels } from '../texts/kinds/article.ts'
import type { CompileContext } from '../content/compile-context.ts'
import type { DocumentLink, Quotation, Sample } from '../model/compiled-document.ts'
import type { Problem, Severity } from '../content/problems.ts'
import { aliasFiles } from '../content/site-components/import-aliases.mjs'
import { moduleGraph } from '../content/site-components/module-graph.ts'
import type { SourceDocument } from '../content/source-document.ts'
import { isBeside, isInsideSite } from '../content/leaving-link.ts'
import type { Formula } from './body/math.ts'
import type { CodeBlock } from './code/code-block.ts'
import type { SiteImport } from './modules/site-import.ts'

/** A text that is compiled: a document's body, or a partial that it imports. */
export interface SourceText {
  /** From the root of the project, with `/`. */
  file: string
  format: 'md' | 'mdx'
  body: string
  /** Line of the file at which `body` starts, 1-based. */
  bodyLine: number
}

/** Data that is collected while one document and its partials are compiled. */
export interface CompileState {
  document: SourceDocument
  context: CompileContext
  labels: ArticleLabels
  /** Names that JSX may use without an import. */
  componentNames: ReadonlySet<string>
  /** Imports of the document and its partials from modules of the site and from packages. */
  siteImports: SiteImport[]
  /** Style sheets that the document or its modules import: absolute paths, each with the place of its import. */
  styles: Map<string, { file: string; line: number }>
  codeBlocks: CodeBlock[]
  /** Formulas of the text, by the numbers of their marks. */
  formulas: Formula[]
  /** For each list of contents in the text, which headings it shows. */
  contents: { choose: ChooseHeadings; place: string | undefined }[]
  samples: Sample[]
  quotations: Quotation[]
  links: DocumentLink[]
  /** Published path to file, from the root of the project. */
  assets: Map<string, string>
  dependencies: Set<string>
  /** Capitalised names of JSX elements in the text. */
  usedComponents: Set<string>
  /** How many texts were compiled so far: the document and its partials. */
  sources: number
  /** Errors were reported, so there will be no result. */
  failed: boolean
  /** Names of unknown components. They are reported, and only their children are rendered. */
  missing: Set<string>
  /** Values that an import does not bind. The import is reported. The code that uses such a value is not. */
  missingValues: Set<string>
  /**
   * An error would cause other errors during rendering. The document is not rendered, because these errors would be
   * misleading.
   */
  unrenderable: boolean
}

/** Reports an error of this document. */
export const reportError = (state: CompileState, problem: Omit<Problem, 'severity'>): void => {
  state.failed = true
  state.context.problems.error(problem)
}

/** Reports an error of this document that rendering would only report again in other words. */
export const reportLast = (state: CompileState, problem: Omit<Problem, 'severity'>): void => {
  state.unrenderable = true
  reportError(state, problem)
}

/** Reports a fault of this document with its configured severity. */
export const reportAs = (state: CompileState, severity: Severity, problem: Omit<Problem, 'severity'>): void => {
  if (severity === 'throw') state.failed = true
  state.context.problems.report(severity, problem)
}

/**
 * Returns the text of a file of the project, or `undefined` if it does not exist or lies outside. The file becomes a
 * dependency.
 */
export const readProjectText = (state: CompileState, file: string): string | undefined => {
  const bytes = readProjectFile(state, file)
  return bytes?.toString('utf8').replace(/^\uFEFF/, '')
}

/**
 * Returns the content of a file of the project, or `undefined` if it does not exist or lies outside. The file becomes a
 * dependency.
 */
export const readProjectFile = (state: CompileState, file: string): Buffer | undefined => {
  if (!isInsideProject(state, file)) return undefined
  state.dependencies.add(file)
  try {
    if (!isInsideSite(state.context.root, file, state.context.folder)) return undefined
    return readFileSync(join(state.context.root, file))
  } catch {
    return undefined
  }
}

/** Returns the text of a file by its absolute path. The file becomes a dependency. */
export const readFileAt = async (state: CompileState, file: string): Promise<string> => {
  state.dependencies.add(fileFrom(state, file))
  return readFile(file, 'utf8')
}

/**
 * Adds a module, given by its absolute path, and everything that it imports statically to the document's dependencies.
 */
export const dependOnModule = (state: CompileState, module: string): void => {
  const { modules, styles } = moduleGraph(module, state.context.root)
  for (const file of [...modules, ...styles]) state.dependencies.add(fileFrom(state, file))
  dependOnAliases(state)
}

/** Adds the files with aliases of imports to the document's dependencies, if the site has aliases. */
export const dependOnAliases = (state: CompileState): void => {
  for (const file of aliasFiles(state.context.root)) state.dependencies.add(fileFrom(state, file))
}

/** Converts an absolute path to the form in problems and dependencies: from the site's folder, with `/`. */
export const fileFrom = (state: CompileState, file: string): string =>
  relative(state.context.root, file).split(sep).join('/')

export const projectFileExists = (state: CompileState, file: string): boolean => {
  if (!isInsideProject(state, file)) return false
  try {
    return (
      statSync(join(state.context.root, file)).isFile() && isInsideSite(state.context.root, file, state.context.folder)
    )
  } catch {
    // A text that cannot be the name of a file (too long, or with NUL) is treated as a missing file.
    return false
  }
}

/**
 * Resolves a relative reference in a source to a file, from the root of the project. The file may lie outside (`../x`).
 * Documents beside the folder of the site may refer back into the folder: `../website/x` is `x`.
 */
export const resolveFile = (
  { context: { root } }: Pick<CompileState, 'context'>,
  { file, reference }: { file: string; reference: string },
): string => {
  const path = reference.startsWith('@site/')
    ? reference.slice('@site/'.length)
    : posix.join(posix.dirname(file), reference)
  const normal = posix.normalize(path)
  return isBeside(normal) ? relative(root, join(root, normal)).split(sep).join('/') : normal
}

/** File and line of a place that a place tracker recorded. */
export const placeIn = ({ document }: CompileState, place = ''): { file: string; line?: number } => {
  const [, file = document.file, line] = /^(?:(.*):)?(\d+)$/.exec(place) ?? []
  return { file, ...(line !== undefined && { line: Number(line) }) }
}

const isInsideProject = ({ context: { folder } }: CompileState, file: string): boolean =>
  (!isBeside(file) && !posix.isAbsolute(file) && file !== '..') || file.startsWith(`${folder}/`)
