import { posix } from 'node:path'
import {
  type DocumentPage,
  type DocumentSummary,
  type PackageVersion,
  type PageLink,
  pageDataVersion,
  type TagLink,
} from '../../model/page.ts'
import type { StoredDocumentPage } from './site-page.ts'
import type { SidebarPosition } from '../../model/sidebar.ts'
import type { CompiledDocument, CompleteFile } from '../../model/compiled-document.ts'
import { isBeside } from '../leaving-link.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { SourceDocument } from '../source-document.ts'
import { formatDate } from './format-date.ts'
import { readingMinutes } from './reading-time.ts'
import { countsOf, needsOf } from '../digest/document-digest.ts'
import type { OfferedModules } from '../runs/offered-modules.ts'
import { putRunButtons, runnableSamples } from '../runs/run-buttons.ts'

/** All facts about one document that its page shows. */
export interface DocumentPageSource {
  document: SourceDocument
  compiled: CompiledDocument
  config: SiteConfig
  sidebar: SidebarPosition | undefined
  previous: PageLink | undefined
  next: PageLink | undefined
  tags: TagLink[]
  related: PageLink[]
  updatedAt: string | undefined
  packages: PackageVersion[]
  packagesLockedAt: string | undefined
  /** Modules that samples can import in the page. */
  offered: OfferedModules
}

/** The article, with buttons at the samples that run in a page. */
const articleHtml = (compiled: CompiledDocument, offered: OfferedModules): string =>
  putRunButtons(compiled.readHtml(), () => runnableSamples(needsOf(compiled), offered))

/** Assembles the page of a document. */
export const documentPage = (source: DocumentPageSource): StoredDocumentPage => {
  const { document, compiled, config, sidebar, previous, next, updatedAt, packagesLockedAt } = source
  const { frontMatter } = document
  const editUrl = editAddress(document, config)
  return {
    version: pageDataVersion,
    kind: 'document',
    path: document.path,
    lang: document.lang,
    title: document.title,
    description: document.description,
    readHtml: () => articleHtml(compiled, source.offered),
    ...shownFacts(document, compiled, config),
    readingMinutes: readingMinutes({ words: compiled.words, lines: countsOf(compiled).lines }),
    ...completeFileLinks(compiled.readCompleteFiles()),
    ...(frontMatter.image === undefined
      ? {}
      : { image: documentImage(document, compiled) ?? imageAddress(frontMatter.image) }),
    ...(frontMatter.unlisted ? { noIndex: true } : {}),
    ...(frontMatter.kind === undefined ? {} : { documentKind: frontMatter.kind }),
    ...(sidebar ? { sidebar } : {}),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    tags: source.tags,
    related: source.related,
    ...(updatedAt === undefined ? {} : { updatedAt, updatedText: formatDate(updatedAt, config, 'long') }),
    ...(frontMatter.last_update?.author === undefined ? {} : { updatedBy: frontMatter.last_update.author }),
    ...(document.lang === config.lang ? {} : { languageName: languageName(document.lang) }),
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(config.reportUrl === undefined ? {} : { reportUrl: reportAddress(config.reportUrl, document) }),
    packages: source.packages,
    ...(source.packages.length === 0 || packagesLockedAt === undefined
      ? {}
      : { packagesLockedAt, packagesLockedText: formatDate(packagesLockedAt, config, 'long') }),
    ...(frontMatter.hide_title ? { hideTitle: true } : {}),
    ...(frontMatter.hide_table_of_contents ? { hideOutline: true } : {}),
  }
}

/**
 * The part of a page that depends on its document alone. The reading time can be omitted, because counting words takes
 * long.
 */
export const shownParts = (
  document: SourceDocument,
  compiled: CompiledDocument,
  { config, offered }: Pick<DocumentPageSource, 'config' | 'offered'>,
): Pick<StoredDocumentPage, 'title' | 'description' | 'readHtml' | 'outline' | 'islands'> => ({
  title: document.title,
  description: document.description,
  readHtml: () => articleHtml(compiled, offered),
  ...shownFacts(document, compiled, config),
})

const shownFacts = (
  document: SourceDocument,
  compiled: CompiledDocument,
  { docs }: SiteConfig,
): Pick<DocumentPage, 'outline' | 'islands'> => {
  const [highest, deepest] = docs.outlineLevels
  const from = document.frontMatter.toc_min_heading_level ?? highest
  const to = document.frontMatter.toc_max_heading_level ?? Math.max(deepest, from)
  return {
    outline: compiled.headings.filter(({ level }) => level >= from && level <= to),
    islands: compiled.islands,
  }
}

const completeFileLinks = (completeFiles: readonly CompleteFile[]): Pick<DocumentPage, 'completeFiles'> =>
  completeFiles.length === 0
    ? {}
    : {
        completeFiles: completeFiles.map(({ name, source, typescript, javascript }) => ({
          name,
          source,
          ...(typescript && { typescript: typescript.path }),
          javascript: javascript.path,
        })),
      }

/** The facts about a document that lists show. */
export const documentSummary = (document: SourceDocument, updatedAt: string | undefined): DocumentSummary => ({
  path: document.path,
  title: document.title,
  description: document.description,
  lang: document.lang,
  ...(updatedAt === undefined ? {} : { updatedAt }),
})

/** The name of a language in that language: `русский`. */
const languageName = (lang: string): string => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang

/** Site path of an image beside a document that its front matter names (`./card.png`). `undefined` for other images. */
export const documentImage = (
  { file, frontMatter: { image = '' } }: SourceDocument,
  { assets }: Pick<CompiledDocument, 'assets'>,
): string | undefined =>
  /^\.{1,2}\//.test(image)
    ? assets.find((asset) => asset.file === posix.join(posix.dirname(file), image))?.path
    : undefined

/** Address of an image as a web address or a path of the site: `img/x.png` means `/img/x.png`. */
export const imageAddress = (image: string): string =>
  /^(?:[a-z]+:)?\/\//i.test(image) || image.startsWith('/') ? image : `/${image.replace(/^\.\//, '')}`

const editAddress = ({ file, frontMatter }: SourceDocument, { docs }: SiteConfig): string | undefined => {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url ?? undefined
  if (docs.editUrl === undefined) return undefined
  const address = `${docs.editUrl.replace(/\/?$/, '/')}${file.split('/').map(encodeURIComponent).join('/')}`
  // `website/../docs/a.md`, as in Docusaurus.
  return isBeside(file) ? new URL(address).href : address
}

const reportAddress = (template: string, { title, path, file }: SourceDocument): string => {
  const values: Readonly<Record<string, string>> = { title, path, file }
  return template.replace(/\{(title|path|file)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
