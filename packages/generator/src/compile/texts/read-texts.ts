import type { SectionText } from '../../model/compiled-document.ts'
import type { TextPlaces } from '../../model/markdown/text-places.ts'
import type { ArticleCode } from '../../model/markdown/article-tree.ts'
import type { CodeBlock } from '../code/code-block.ts'
import { treeOf } from '../html/html-tree.ts'
import type { HtmlToken } from '../../model/html/html-tokens.ts'
import { createPlaceMarks } from './marked-text.ts'
import { readSections } from './read-sections.ts'
import { toMarkdown } from '../../model/markdown/to-markdown.ts'

/** An article whose texts are read. */
interface ReadArticle {
  title: string
  /** The article, in which placeholders stand for code. */
  article: readonly HtmlToken[]
  codeBlocks: readonly CodeBlock[]
}

interface Texts {
  sections: SectionText[]
  words: number
  markdown: string
  places: TextPlaces
}

/**
 * Returns a function that reads the texts of an article at its first call. While an author writes, the page is shown
 * without these texts, which take as long as the rest of the compilation. After the first call, the article is no
 * longer kept in memory.
 */
export const readTexts = (article: ReadArticle): (() => Texts) => {
  let unread: ReadArticle | undefined = article
  let texts: Texts = { sections: [], words: 0, markdown: '', places: { headings: [], blocks: [] } }
  return () => {
    if (unread) {
      const { title, article: tokens, codeBlocks } = unread
      const tree = treeOf(tokens)
      const marks = createPlaceMarks()
      const marked = toMarkdown(tree, { codeBlocks: codeBlocks.map(toArticleCode), mark: marks.add })
      const { text, places } = marks.read(`# ${title}\n\n${marked}`)
      texts = { ...readSections(tree, codeBlocks), markdown: text, places }
      unread = undefined
    }
    return texts
  }
}

const toArticleCode = ({ lang, code, meta }: CodeBlock): ArticleCode => ({ lang, code, title: meta.title })
