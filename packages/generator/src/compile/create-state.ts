import { articleLabels } from '../texts/article-labels.ts'
import type { CompileContext } from '../content/compile-context.ts'
import type { SourceDocument } from '../content/source-document.ts'
import { articleComponents } from './components/article-components.ts'
import type { CompileState } from './compile-state.ts'

/** Returns the state of a compilation that has not begun. */
export const createState = (document: SourceDocument, context: CompileContext): CompileState => ({
  document,
  context,
  labels: articleLabels(document.lang),
  componentNames: new Set([...Object.keys(articleComponents), ...context.components.keys()]),
  siteImports: [],
  styles: new Map(),
  codeBlocks: [],
  formulas: [],
  contents: [],
  samples: [],
  quotations: [],
  links: [],
  assets: new Map(),
  dependencies: new Set(),
  usedComponents: new Set(),
  sources: 0,
  failed: false,
  missing: new Set(),
  missingValues: new Set(),
  unrenderable: false,
})
