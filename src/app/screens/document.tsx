import type { DocumentPage } from '../../model/page.ts'
import { DocumentFooter } from '../document/document-footer.tsx'
import { DocumentHeader } from '../document/document-header.tsx'
import { useArticleControls } from '../document/use-article-controls.ts'
import { Outline } from '../outline/outline.tsx'
import { Article } from '../page/article.tsx'
import styles from './document.module.css'

/**
 * A document: title and facts, article, table of contents, and what follows. The table comes after the article, so that
 * a page of hundreds of headings does not make its reader wait for the text; the style sheet keeps its place before it.
 */
const DocumentScreen = ({ page }: { page: DocumentPage }) => {
  const hasOutline = !page.hideOutline && page.outline.length > 0
  const activate = useArticleControls()
  return (
    <div className={styles.layout} data-kind={page.documentKind} data-outline={hasOutline ? '' : undefined}>
      <DocumentHeader page={page} />
      <Article key={page.path} html={page.html} lang={page.lang} activate={activate} />
      {hasOutline && <Outline key={page.path} items={page.outline} lang={page.lang} />}
      <DocumentFooter page={page} />
    </div>
  )
}

export default DocumentScreen
