import { posix } from 'node:path'
import type { ArticleContext } from '../components/article-context.ts'
import { addCodeBlock } from './code/add-code-block.ts'
import { placeIn, type CompileState } from './compile-state.ts'
import { placeholders } from './html/placeholders.ts'

/** Returns what the components of a document receive. `place` returns the mark of the component that is rendered now. */
export const articleContextOf = (state: CompileState, place?: () => string | undefined): ArticleContext => {
  const { context, document, labels } = state
  return {
    labels,
    lang: document.lang,
    admonitions: context.markdown.admonitions,
    folder: document.id.includes('/') ? posix.dirname(document.id) : '',
    documentsUnder: context.documentsUnder,
    documentById: context.documentById,
    features: context.features,
    isPlanned: context.isPlanned,
    addContents: (choose) => ({ tag: placeholders.contents, n: state.contents.push({ choose, place: place?.() }) - 1 }),
    addCodeBlock: (block) => {
      const { file, line = document.bodyLine } = placeIn(state, place?.())
      return { tag: placeholders.code, n: addCodeBlock(state, { ...block, file, line }) }
    },
  }
}
