import type { ArticleComponent } from '../components/article-components.ts'

/** A name that an import binds. */
export interface ImportedName {
  local: string
  /** `default`, `*` for the whole module, or the name of an export. */
  exported: string
}

/** What the imports of one source bind after their modules are loaded. */
export interface ImportedValues {
  /** Values, by their names in the source. */
  values: Map<string, unknown>
  /**
   * Components of the site that are used as elements: name in the source, and key among the components of the document.
   */
  components: Map<string, string>
}

/** An import of a module of the site or of a package. The module is loaded before the document is rendered. */
export interface SiteImport {
  /** As it is written. */
  specifier: string
  /** Absolute path of the module; absent for a package. */
  module?: string
  names: readonly ImportedName[]
  /** Place of the import. */
  place: { file: string; line: number }
  bound: ImportedValues
}

/** What the imports of a source bind. */
export interface ModuleImports {
  /** Every name that an import binds. */
  names: Set<string>
  /** Names of images and other published files, each with the specifier of its import. */
  assets: Map<string, string>
  /** Partials: their names, each with the file from the root of the project, and the line of the import. */
  partials: Map<string, { file: string; line: number }>
  /** Components of the Docusaurus theme that a document must import, by their names in the document. */
  components: Map<string, ArticleComponent>
  /** Values and components of modules. */
  bound: ImportedValues
}

/** Replaces the address of a missing file that was reported. This address is not reported a second time. */
export const noAddress = 'data:,'

/** Returns the names that the clause of an import binds: `x`, `* as x`, `{ a, b as c }`. */
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
