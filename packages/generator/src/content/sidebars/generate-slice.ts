import { isFolderPage } from '../documents/document-address.ts'
import { splitNumberPrefix } from '../documents/number-prefix.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector } from '../problems.ts'
import type { FolderCategory } from '../schema/category.ts'
import type { SourceDocument } from '../source-document.ts'
import { slug } from '../slug.ts'
import type { IndexedCategory } from './index-document.ts'
import { type ResolvedCategory, type ResolvedItem, sidebarLabel } from './resolved-sidebars.ts'

/** The input for a generated part of a sidebar. */
export interface SliceSource {
  /** Documents that a sidebar may contain, with their files below the documents' folder: `guide/docker.mdx`. */
  documents: readonly { file: string; document: SourceDocument }[]
  /** Settings of folders, by folder below the documents' folder. */
  categories: ReadonlyMap<string, FolderCategory>
  /** Ids of existing documents that lists omit: drafts and unlisted documents. They are omitted without a report. */
  hiddenIds: ReadonlySet<string>
  problems: ProblemCollector
  /**
   * Page of a category that asks for an index: the document at the index's address, or a generated document that lists
   * the contents of the category.
   */
  indexOf: (category: IndexedCategory) => SourceDocument
}

interface Folder {
  path: string
  files: { name: string; document: SourceDocument }[]
  folders: Map<string, Folder>
}

/**
 * Makes the items of a folder. Siblings are ordered by position, then by name. A folder becomes a category. Its page is
 * the document that its settings link to, or its index, its README or the document of the same name, in the folder or
 * beside it. Returns `undefined` when the folder does not exist.
 */
export const generateSlice = (directory: string, source: SliceSource): ResolvedItem[] | undefined => {
  const root = directory === '.' || directory === '' ? '' : directory.replace(/^\.\//, '').replace(/\/$/, '')
  const folder = toTree(source.documents).get(root)
  return folder && itemsOf(folder, source)
}

const toTree = (documents: SliceSource['documents']): Map<string, Folder> => {
  const folders = new Map<string, Folder>([['', { path: '', files: [], folders: new Map() }]])
  const folderAt = (path: string): Folder => {
    const known = folders.get(path)
    if (known) return known
    const folder: Folder = { path, files: [], folders: new Map() }
    folders.set(path, folder)
    const cut = path.lastIndexOf('/')
    folderAt(cut < 0 ? '' : path.slice(0, cut)).folders.set(path.slice(cut + 1), folder)
    return folder
  }
  for (const { file, document } of documents) {
    const cut = file.lastIndexOf('/')
    folderAt(cut < 0 ? '' : file.slice(0, cut)).files.push({
      name: file.slice(cut + 1).replace(/\.mdx?$/, ''),
      document,
    })
  }
  return folders
}

interface Entry {
  name: string
  position: number
  item: ResolvedItem
}

const itemsOf = (
  folder: Folder,
  source: SliceSource,
  skipped: ReadonlySet<SourceDocument> = new Set(),
): ResolvedItem[] => {
  const entries: Entry[] = []
  const taken = new Set(skipped)
  for (const [name, child] of folder.folders) {
    const beside = folder.files.find((file) => cleanName(file.name) === cleanName(name))
    const { item, page, position } = toCategory(name, child, { source, beside: beside?.document })
    if (page) taken.add(page)
    if (item) entries.push({ name, position, item })
  }
  for (const { name, document } of folder.files) {
    if (taken.has(document)) continue
    const position = document.frontMatter.sidebar_position ?? splitNumberPrefix(name).position ?? Infinity
    entries.push({ name, position, item: { type: 'doc', document, label: sidebarLabel(document) } })
  }
  return entries.toSorted(byPositionAndName).map(({ item }) => item)
}

const byPositionAndName = (a: Entry, b: Entry): number => {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}

const cleanName = (name: string): string => splitNumberPrefix(name).name

const toCategory = (
  name: string,
  folder: Folder,
  { source, beside }: { source: SliceSource; beside: SourceDocument | undefined },
): { item?: ResolvedItem; page?: SourceDocument; position: number } => {
  const settings = source.categories.get(folder.path)
  const link = settings?.link
  const page =
    link === undefined
      ? (conventionalPage(name, folder) ?? beside)
      : link?.type === 'doc'
        ? linkedPage(link.id, folder, source)
        : undefined
  const label = settings?.label ?? (page ? sidebarLabel(page) : cleanName(name))
  const position =
    settings?.position ?? page?.frontMatter.sidebar_position ?? splitNumberPrefix(name).position ?? Infinity
  const items = itemsOf(folder, source, new Set(page ? [page] : []))
  const found = page ? { page } : {}
  if (items.length === 0)
    return {
      ...(page ? { item: { type: 'doc', document: page, label: sidebarLabel(page, label) } } : {}),
      ...found,
      position,
    }
  const item: ResolvedCategory = {
    type: 'category',
    label,
    segment: slug(cleanName(name)) || 'category',
    ...(page ? { document: page } : {}),
    ...(link?.type === 'generated-index'
      ? {
          document: source.indexOf({
            link,
            label,
            description: settings?.description,
            items,
            place: settings?.linkPlace,
          }),
        }
      : {}),
    collapsible: settings?.collapsible ?? true,
    collapsed: settings?.collapsed ?? true,
    items,
  }
  return { item, ...found, position }
}

const conventionalPage = (name: string, folder: Folder): SourceDocument | undefined =>
  folder.files.find((file) => isFolderPage(cleanName(file.name), cleanName(name)))?.document

/** The id may be whole or relative to the folder. An unknown id is reported. */
const linkedPage = (
  id: string,
  folder: Folder,
  { documents, categories, hiddenIds, problems }: SliceSource,
): SourceDocument | undefined => {
  const namesInFolder = folder.files.map(({ document }) => document.id.slice(document.id.lastIndexOf('/') + 1))
  const page =
    folder.files[namesInFolder.indexOf(id)]?.document ?? documents.find(({ document }) => document.id === id)?.document
  if (page || hiddenIds.has(id) || hiddenIds.has([...folder.path.split('/').map(cleanName), id].join('/'))) return page
  const message = `The folder "${folder.path}" links to the document "${id}", which does not exist. Available ids: ${listNearest(id, [...namesInFolder, ...documents.map(({ document }) => document.id)])}.`
  problems.error({ rule: 'category', ...categories.get(folder.path)?.linkPlace, message })
  return undefined
}
