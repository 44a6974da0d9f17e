import type { ArticleComponent } from '../components/article-components.ts'

/** A name that an import binds. */
export interface ImportedName {
  local: string
  /** `default`, `*` for the whole module, or the name of an export. */
  exported: string
}

/** What the imports of one source come to, once their modules are loaded. */
export interface ImportedValues {
  /** By the names of the source. */
  values: Map<string, unknown>
  /** Components of the site that stand for elements: name in the source to key among the components of the document. */
  components: Map<string, string>
}

/** An import of a module of the site or of a package, which is loaded before the document renders. */
export interface SiteImport {
  /** As written. */
  specifier: string
  /** Absolute path of the module; absent for a package. */
  module?: string
  names: readonly ImportedName[]
  /** Where the import stands. */
  place: { file: string; line: number }
  bound: ImportedValues
}

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
  /** Values and components of modules. */
  bound: ImportedValues
}

/** Stands for the address of a missing file that was reported. The address is not reported a second time. */
export const noAddress = 'data:,'

/** Names that the clause of an import binds: `x`, `* as x`, `{ a, b as c }`. */
export const importedNames = (clause: string): ImportedName[] => {
  const [, first, rest = ''] = /^\s*([\w$]+)?\s*,?\s*([\s\S]*)$/.exec(clause) ?? []
  const all = /^\*\s*as\s+([\w$]+)/.exec(rest)?.[1]
  const braces = /\{([\s\S]*)\}/.exec(rest)?.[1] ?? ''
  return [
    ...(first === undefined ? [] : [{ local: first, exported: 'default' }]),
    ...(all === undefined ? [] : [{ local: all, exported: '*' }]),
    ...braces.split(',').flatMap((part) => {
      const [, exported, local] = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? []
      return exported === undefined ? [] : [{ local: local ?? exported, exported }]
    }),
  ]
}
