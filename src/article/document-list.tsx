import type { DocumentSummary } from '../model/page.ts'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'

/** Documents with their descriptions: those below a folder, grouped by sub-folder, or a hand-picked path through them. */
export const DocumentList = ({ under, of }: { under?: string; of?: string[] }) => {
  const { documentsUnder, documentById } = useArticle()
  if ((under === undefined) === (of === undefined)) {
    throw new ArticleError('<DocumentList> takes one of under="folder" and of={["guide/docker"]}.')
  }
  if (of !== undefined) {
    const documents = of.map((id) => documentById(id) ?? missing(id))
    return (
      <ol className="document-list">
        <Items documents={documents} />
      </ol>
    )
  }
  const documents = documentsUnder(under ?? '')
  if (documents.length === 0) throw new ArticleError(`<DocumentList under="${under}">: the folder has no documents. Name a folder of the content.`)
  return (
    <ul className="document-list">
      <Items documents={documents} />
    </ul>
  )
}

/** A document that others stand below (`sort` and `sort/quick-sort`) has them in a list of its own. */
const Items = ({ documents }: { documents: DocumentSummary[] }) => {
  const parent = ({ path }: DocumentSummary) => documents.find((other) => path.startsWith(`${other.path}/`))
  return documents
    .filter((document) => parent(document) === undefined)
    .map(({ path, title, description, lang }) => {
      const below = documents.filter((other) => other.path.startsWith(`${path}/`))
      return (
        <li key={path}>
          <a href={path} hrefLang={lang}>
            {title}
          </a>
          {description === '' ? null : <p lang={lang}>{description}</p>}
          {below.length === 0 ? null : (
            <ul>
              <Items documents={below} />
            </ul>
          )}
        </li>
      )
    })
}

const missing = (id: string): never => {
  throw new ArticleError(`<DocumentList of={…}>: there is no document "${id}". Write the path of its file below the content folder, without extension.`)
}
