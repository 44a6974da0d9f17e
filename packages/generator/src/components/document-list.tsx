import type { DocumentSummary } from '../model/page.ts'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'

interface DocumentListProps {
  /** A folder of the content. */
  under?: string
  /**
   * Divides the documents into groups: from labels to documents or folders, by their paths below the folder, in order.
   * The other documents follow under "More".
   */
  groups?: Record<string, string[]>
  /** A selected sequence of documents, by id. */
  of?: string[]
}

/** Number of documents from which a list gets a filter field. */
const longList = 16

/**
 * Documents with their descriptions: either the documents below a folder, optionally in groups, or a selected sequence
 * of documents.
 */
export const DocumentList = ({ under, of, groups }: DocumentListProps) => {
  const { documentsUnder, documentById } = useArticle()
  if ((under === undefined) === (of === undefined)) {
    throw new ArticleError('<DocumentList> takes either under="folder" or of={["guide/docker"]}.')
  }
  if (of !== undefined) {
    const documents = of.map((id) => documentById(id) ?? missing('of', id))
    return (
      <ol className="document-list">
        <Items documents={documents} />
      </ol>
    )
  }
  const documents = documentsUnder(under ?? '')
  if (documents.length === 0)
    throw new ArticleError(
      `<DocumentList under="${under}">: the folder has no documents. Name a folder of the content.`,
    )
  return (
    <div className="index" data-tools={documents.length < longList ? undefined : ''}>
      {documents.length >= longList && <Filter />}
      {groups === undefined ? (
        <Group documents={documents} />
      ) : (
        <Groups under={under ?? ''} groups={groups} documents={documents} />
      )}
    </div>
  )
}

/** The filter field. Without script it does nothing, and the style sheet hides it. */
const Filter = () => {
  const { labels } = useArticle()
  return (
    <p className="filter" data-control="filter">
      <input
        type="search"
        data-filter=""
        placeholder={labels.list.filter}
        aria-label={labels.list.filter}
        autoComplete="off"
      />
      <output data-none={labels.list.none} />
    </p>
  )
}

interface GroupsProps {
  under: string
  groups: Record<string, string[]>
  documents: DocumentSummary[]
}

const Groups = ({ under, groups, documents }: GroupsProps) => {
  const { labels, documentsUnder, documentById, isPlanned } = useArticle()
  const named = new Set<string>()
  const sections = Object.entries(groups).map(([label, paths]) => {
    const members = paths.flatMap((path) => {
      const id = `${under}/${path}`
      const found = documentById(id) ?? documentById(`${id}/index`)
      const below = documentsUnder(id)
      if (!found && below.length === 0 && !isPlanned(id)) missing('groups', id)
      return found ? [found, ...below] : below
    })
    for (const { path } of members) named.add(path)
    return { label, members }
  })
  const rest = documents.filter(({ path }) => !named.has(path))
  return [...sections, { label: labels.list.more, members: rest }].map(({ label, members }) =>
    members.length === 0 ? null : (
      <section key={label} className="index-group">
        <h3>{label}</h3>
        <Group documents={members} />
      </section>
    ),
  )
}

const Group = ({ documents }: { documents: DocumentSummary[] }) => (
  <ul className="document-list">
    <Items documents={documents} />
  </ul>
)

/** A document with documents below it (`react` and `react/hooks`) lists them in a nested list. */
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

const missing = (prop: string, id: string): never => {
  throw new ArticleError(
    `<DocumentList ${prop}={…}>: there is no document "${id}". Write the path of its file below the content folder, without extension.`,
  )
}
