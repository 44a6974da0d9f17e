import { listNearest } from '../nearest.ts'
import { addAsset } from './assets.ts'
import { projectFileExists, readProjectText, reportError, resolveFile, type CompileState, type SourceText } from './compile-state.ts'

/** What the imports of a source bind. */
export interface ModuleImports {
  /** Every name that an import binds. */
  names: Set<string>
  /** Partials: name to file, from the root of the project, and the line of the import. */
  partials: Map<string, { file: string; line: number }>
}

interface ImportOptions {
  state: CompileState
  source: SourceText
  line: number
  imports: ModuleImports
}

const statement = /^import\s+(?:(?<clause>[\w$\s{},*]+?)\s+from\s+)?(?<quote>["'])(?<from>[^"'\n]+)\k<quote>[ \t]*;?[ \t]*$/gm

/**
 * Takes the imports out of a source's module code: components of the Docusaurus theme are here without one, a partial is
 * compiled in its place, an image becomes its address. Any other import is reported. Returns what is left of the code.
 */
export const readImports = (code: string, { state, source, line, imports }: ImportOptions): { rest: string } => ({
  rest: code.replace(statement, (whole: string, ...details: unknown[]) => {
    const { clause = '', from = '' } = details.at(-1) as Record<string, string | undefined>
    const offset = details.findLast((detail) => typeof detail === 'number') ?? 0
    const place = line + code.slice(0, offset).split('\n').length - 1
    const name = /^\s*([\w$]+)/.exec(clause)?.[1]
    if (name !== undefined) imports.names.add(name)
    return bind({ from, name, whole, place }, { state, source, line, imports })
  }),
})

/** What to write in the place of modules of Docusaurus that have no equivalent here. */
const replacements: Readonly<Record<string, string>> = {
  '@theme/CodeBlock': 'Write a fenced block: ```js title="file.js".',
  '@docusaurus/Link': 'Write a Markdown link: [text](./file.mdx).',
  '@docusaurus/useBaseUrl': 'Write the path of a page or of a file in static/: the base URL is put in front of it.',
  '@docusaurus/BrowserOnly': 'Articles are rendered at build time; what needs a browser is an island.',
}

const bind = (
  { from, name, whole, place }: { from: string; name: string | undefined; whole: string; place: number },
  { state, source, imports }: ImportOptions,
): string => {
  const report = (message: string) => reportError(state, { rule: 'import', file: source.file, line: place, message })
  if (/^@(?:theme|docusaurus)\//.test(from)) {
    if (name !== undefined && !state.componentNames.has(name)) {
      const instead = replacements[from]
      report(`"${from}" is not provided. ${instead ?? `Components that need no import, nearest first: ${listNearest(name, state.componentNames, 30)}.`}`)
    }
    return ''
  }
  if (!/^(?:\.{1,2}|@site)\//.test(from)) {
    report(`Import of "${from}": a document may import partials (./_part.mdx) and images beside it. Components need no import.`)
    return ''
  }
  const file = resolveFile(source, from)
  if (name === undefined) return ''
  if (/\.mdx?$/.test(file)) {
    if (projectFileExists(state, file)) imports.partials.set(name, { file, line: place })
    else report(`Import of "${from}": there is no file "${file}". Write a path relative to this document.`)
    return ''
  }
  if (/\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf)$/i.test(file)) {
    const address = addAsset(state, file)
    if (address === undefined) report(`Import of "${from}": there is no file "${file}". Write a path relative to this document.`)
    return `export const ${name} = ${JSON.stringify(address ?? '')};`
  }
  if (/^\S+\.json$/.test(file)) {
    const text = readProjectText(state, file)
    if (text !== undefined) return `export const ${name} = JSON.parse(${JSON.stringify(text)});`
  }
  report(`Import of "${from}" ("${whole}"): a document may import partials (./_part.mdx), images and JSON beside it.`)
  return ''
}
