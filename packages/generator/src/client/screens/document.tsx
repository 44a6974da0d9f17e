import type { DocumentPage } from '../../model/page.ts'
import { DocumentFooter } from '../document/document-footer.tsx'
import { DocumentHeader } from '../document/document-header.tsx'
import { useArticleControls } from '../document/use-article-controls.ts'
import { Outline } from '../outline/outline.tsx'
import { Article } from '../islands/article.tsx'
import styles from './document.module.css'

/** A document: title and facts, table of contents, article, and footer. */
const DocumentScreen = ({ page }: { page: DocumentPage }) => {
  const hasOutline = !page.hideOutline && page.outline.length > 0
  const activate = useArticleControls()
  return (
    <div
      className={styles.layout}
      data-kind={page.documentKind}
      data-contents={(hasOutline && page.documentKind !== 'cheatsheet') || undefined}
    >
      <DocumentHeader page={page} />
      {hasOutline && <Outline items={page.outline} lang={page.lang} />}
      <Article key={page.path} html={page.html} lang={page.lang} activate={activate} />
      <DocumentFooter page={page} />
    </div>
  )
}

export default DocumentScreen
