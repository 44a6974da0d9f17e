import type { Site } from '../../content/site.ts'
import { catalogueFormat, type Catalogue, type CatalogueDocument } from '../../model/catalogue.ts'
import type { HomePage } from '../../model/page.ts'
import type { SitePage, StoredDocumentPage } from '../../content/pages/site-page.ts'

/** Makes the catalogue of a site. `pages` are the listed pages. */
export const catalogue = (
  { data, documents }: Site,
  home: Pick<HomePage, 'sections'>,
  pages: readonly SitePage[],
): Catalogue => {
  const keywords = new Map(documents.map(({ path, frontMatter }) => [path, frontMatter.keywords ?? []]))
  const listed = new Map(pages.flatMap((page) => (page.kind === 'document' ? [[page.path, page] as const] : [])))
  const inOrder = [...new Set([...home.sections.flatMap(pathsOf), ...[...listed.keys()].toSorted()])]
  const sectionsOf = new Map<string, string[]>()
  for (const section of home.sections)
    for (const path of pathsOf(section)) sectionsOf.set(path, [...(sectionsOf.get(path) ?? []), section.id])
  const tags = new Map([...listed.values()].flatMap((page) => page.tags.map(({ slug, label }) => [slug, label])))
  return {
    format: catalogueFormat,
    title: data.title,
    tagline: data.tagline,
    url: data.url,
    baseUrl: data.baseUrl,
    lang: data.lang,
    sections: home.sections.map(({ id, label, description }) => ({ id, label, description })),
    tags: [...tags].map(([slug = '', label = '']) => ({ slug, label })).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    documents: inOrder.flatMap((path) => {
      const page = listed.get(path)
      return page
        ? [catalogueDocument(page, { sections: sectionsOf.get(path) ?? [], keywords: keywords.get(path) ?? [] })]
        : []
    }),
  }
}

/** Paths of a section's documents, which include the section's intro page. */
export const pathsOf = (section: HomePage['sections'][number]): string[] => [
  ...new Set([section.path, ...section.documents.map(({ path }) => path)]),
]

const catalogueDocument = (
  page: StoredDocumentPage,
  { sections, keywords }: { sections: string[]; keywords: string[] },
): CatalogueDocument => ({
  path: page.path,
  title: page.title,
  description: page.description,
  lang: page.lang,
  ...(page.documentKind === undefined ? {} : { kind: page.documentKind }),
  ...(keywords.length === 0 ? {} : { keywords }),
  sections: [...new Set(sections)],
  tags: page.tags.map(({ slug }) => slug),
  ...(page.updatedAt === undefined ? {} : { updatedAt: page.updatedAt }),
})
