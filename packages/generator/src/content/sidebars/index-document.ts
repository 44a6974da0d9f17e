import { createHash } from 'node:crypto'
import { slug } from 'github-slugger'
import { pathBelow } from '../../model/path.ts'
import type { SettingsPlace } from '../schema/category.ts'
import type { SourceDocument } from '../source-document.ts'
import type { CategoryLink } from '../schema/sidebars.ts'
import type { ResolvedItem } from './resolved-sidebars.ts'

/** A category whose settings ask for an index of its contents. */
export interface IndexedCategory {
  label: string
  link: Extract<CategoryLink, { type: 'generated-index' }>
  description: string | undefined
  items: readonly ResolvedItem[]
  /** Place in the folder's settings that asks for the index. `undefined` when the sidebars ask for it. */
  place?: SettingsPlace | undefined
}

export interface IndexSettings {
  /** Site path of the documents: `/docs`. */
  docsPath: string
  /** Folder of the documents: `content`. */
  folder: string
  lang: string
  /** Number of earlier categories with the same label that have an index. */
  repeats?: number
}

/**
 * Path of a category's index, as in Docusaurus: its `slug`, or `/category/` and its label, with a number when the label
 * is repeated.
 */
const indexPath = ({ link, label }: IndexedCategory, { docsPath, repeats = 0 }: IndexSettings): string => {
  const name = link.slug ?? `category/${slug(label)}${repeats > 0 ? `-${repeats}` : ''}`
  const trimmed = name.replace(/^\/+|\/+$/g, '')
  return trimmed === '' ? docsPath : pathBelow(docsPath, trimmed)
}

/**
 * Makes the document that lists the contents of a category: first its own documents, then the documents of each nested
 * category under a heading. The document is in no file. `file` is a path that such a file would have.
 */
export const indexDocument = (category: IndexedCategory, settings: IndexSettings): SourceDocument => {
  const { label, link, items, place } = category
  const { docsPath, folder, lang } = settings
  const path = indexPath(category, settings)
  const id = path.slice(pathBelow(docsPath, '').length) || 'index'
  const title = link.title ?? label
  const description = link.description ?? category.description ?? ''
  const body = [
    listOf(items.filter(({ type }) => type === 'doc')),
    ...items.flatMap((item) => (item.type === 'category' ? [`## ${asText(item.label)}`, listOf([item])] : [])),
  ].join('\n\n')
  return {
    id,
    file: `${folder}/${id}.mdx`,
    path,
    frontMatter: {
      title,
      // Links from its neighbours show the same label as the sidebar.
      ...(title === label ? {} : { sidebar_label: label }),
      kind: 'intro',
      custom_edit_url: null,
      ...(link.image === undefined ? {} : { image: link.image }),
      ...(link.keywords === undefined ? {} : { keywords: link.keywords }),
    },
    title,
    description,
    lang,
    readBody: () => (description === '' ? body : `${asText(description)}\n\n${body}`),
    bodyLine: 1,
    isGenerated: true,
    ...(place && { settingsPlace: place }),
    hash: createHash('sha256')
      .update(JSON.stringify([path, title, description, body]))
      .digest('hex'),
  }
}

const listOf = (items: readonly ResolvedItem[]): string => {
  const ids = [...new Set(documentIds(items))]
  return ids.length === 0 ? '' : `<DocumentList of={${JSON.stringify(ids)}} />`
}

const documentIds = (items: readonly ResolvedItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'doc') return [item.document.id]
    return item.type === 'category' ? [...(item.document ? [item.document.id] : []), ...documentIds(item.items)] : []
  })

/** Escapes a text so that it has no meaning in Markdown. */
const asText = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
