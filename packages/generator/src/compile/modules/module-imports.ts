import { listNearest } from '../../content/nearest.ts'
import { addAsset } from '../assets/assets.ts'
import {
  projectFileExists,
  readProjectText,
  reportError,
  resolveFile,
  type CompileState,
  type SourceText,
} from '../compile-state.ts'
import type { ArticleComponent } from '../components/article-components.ts'
import { insteadOf, providedCode, providedComponents } from './docusaurus-modules.ts'

/** What the imports of a source bind. */
export interface ModuleImports {
  /** Every name that an import binds. */
  names: Set<string>
  /** Names of images and other files that are published: name to what was imported. */
  assets: Map<string, string>
  /** Partials: name to file, from the root of the project, and the line of the import. */
  partials: Map<string, { file: string; line: number }>
  /** Components of the Docusaurus theme that a document has to import, by the names that it gives them. */
  components: Map<string, ArticleComponent>
}

interface ImportOptions {
  state: CompileState
  source: SourceText
  line: number
  imports: ModuleImports
}

/** Up to its semicolon, the end of the line or a comment: several may stand on a line. */
const statement =
  /(?<=^|;)[ \t]*import\s+(?:(?<clause>[\w$\s{},*]+?)\s*\bfrom\s*)?(?<quote>["'])(?<from>[^"'\n]+)\k<quote>[ \t]*(?:;|$|(?=\/[/*]))/gm

/**
 * Takes the imports out of a source's module code: components of the Docusaurus theme are here without one, a partial is
 * compiled in its place, an image becomes its address. Any other import is reported. Returns what is left of the code.
 */
export const readImports = (code: string, { state, source, line, imports }: ImportOptions): string =>
  code.replace(statement, (whole: string, ...details: unknown[]) => {
    const { clause = '', from: written = '' } = details.at(-1) as Record<string, string | undefined>
    // A string of JavaScript: formatters of Markdown write './\_part.mdx'.
    const from = written.replace(/\\(.)/g, '$1')
    const offset = details.findLast((detail) => typeof detail === 'number') ?? 0
    const place = line + code.slice(0, offset).split('\n').length - 1
    const name = /^\s*([\w$]+)/.exec(clause)?.[1]
    const others = /[{*][\s\S]*/.exec(clause)?.[0].trim() ?? ''
    for (const bound of [name, ...namesIn(others)]) if (bound !== undefined) imports.names.add(bound)
    return bind({ from, name, others, whole: whole.trim(), place }, { state, source, line, imports })
  })

/** Names that `{ a, b as c }` and `* as d` bind. */
const namesIn = (clause: string): string[] =>
  clause
    .replace(/[{}*]/g, '')
    .split(',')
    .flatMap((part) => /([\w$]+)\s*$/.exec(part)?.[1] ?? [])

/** Files that are published as they are: images, films, sounds, documents, archives. */
const published = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mov|mp3|ogg|wav|m4a|flac|pdf|docx?|xlsx?|pptx?|zip)$/i

/** Stands for the address of a file that there is not, which was reported: nobody complains about it again. */
export const noAddress = 'data:,'

interface Import {
  from: string
  /** The default's name. */
  name: string | undefined
  /** The rest of the clause: `{ a, b as c }`, `* as d`. */
  others: string
  whole: string
  place: number
}

const bind = ({ from, name, others, whole, place }: Import, { state, source, imports }: ImportOptions): string => {
  const report = (message: string) => {
    for (const bound of [name, ...namesIn(others)]) {
      if (bound === undefined) continue
      if (/^\p{Lu}/u.test(bound)) state.missing.add(bound)
      // What is made of a value that is not there would throw, too.
      else state.unrenderable = true
    }
    reportError(state, { rule: 'import', file: source.file, line: place, message })
  }
  if (/^@(?:theme|theme-original|theme-init|docusaurus)\//.test(from)) {
    const component = others === '' ? providedComponents.get(from) : undefined
    if (name !== undefined && component) imports.components.set(name, component)
    const code = providedCode(from, { name, others })
    if (component || code !== undefined) return code ?? ''
    if (others !== '' || (name !== undefined && !state.componentNames.has(name))) {
      const instead = insteadOf(from, source.file)
      report(
        `"${from}" is not provided. ${instead ?? `Components that need no import, nearest first: ${listNearest(name ?? others, state.componentNames, 30)}.`}`,
      )
    }
    return ''
  }
  // Older documents name it, since JSX once needed it in sight.
  if (from === 'react' && name === 'React' && others === '') return ''
  if (from === 'react') {
    report(
      `Import of "${others || name}" from "react": the components of a document render once, at build time, without state or effects. What must be interactive is an island.`,
    )
    return ''
  }
  if (/^(?:!!|-?!)?raw-loader!/.test(from)) {
    report(
      `Import of "${from}": a document quotes a file with an empty block: \`\`\`${/\.(\w+)$/.exec(from)?.[1] ?? 'text'} source="src/file.ts#region".`,
    )
    return ''
  }
  if (!/^(?:\.{1,2}|@site)\//.test(from)) {
    report(
      `Import of "${from}": a document may import partials (./_part.mdx) and images beside it. Components need no import.`,
    )
    return ''
  }
  const file = resolveFile(source, from)
  if (others !== '' && (/\.(?:mdx?|json)$/.test(file) || published.test(file))) {
    report(
      `Import of "${others}" from "${from}": a partial, an image and a JSON file have one value, the default. Write: import ${name ?? 'Part'} from '${from}'.`,
    )
    return ''
  }
  if (name === undefined && others === '') return ''
  if (name !== undefined && /\.mdx?$/.test(file)) {
    if (projectFileExists(state, file)) imports.partials.set(name, { file, line: place })
    else report(`Import of "${from}": there is no file "${file}". Write a path relative to this document.`)
    return ''
  }
  if (name !== undefined && published.test(file)) {
    const address = addAsset(state, file)
    if (address === undefined)
      report(`Import of "${from}": there is no file "${file}". Write a path relative to this document.`)
    imports.assets.set(name, from)
    return `export const ${name} = ${JSON.stringify(address ?? noAddress)};`
  }
  if (/^\S+\.json$/.test(file)) {
    const text = readProjectText(state, file)
    if (text !== undefined) return `export const ${name} = JSON.parse(${JSON.stringify(text)});`
  }
  if (/\.(?:css|s[ac]ss|less)$/.test(file))
    report(
      `Import of "${from}": a document has no style sheet of its own. Delete it, and write style={{ color: 'red' }} where it matters.`,
    )
  else
    report(
      `Import of "${from}" ("${whole}"): a document may import partials (./_part.mdx), images and JSON beside it. A partial can take the place of a component: it has {props.name} and {props.children}.`,
    )
  return ''
}
