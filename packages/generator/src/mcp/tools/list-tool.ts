import { z } from 'zod'
import { listNearest } from '../../content/nearest.ts'
import type { Catalogue, CatalogueDocument } from '../../model/catalogue.ts'
import { answerPage } from '../answer-page.ts'
import { quoted, writeAddress } from '../address.ts'
import { InputFault } from '../input-fault.ts'
import { pageInput } from './page-input.ts'
import { defineTool } from './tool.ts'

const nameInput = z.string().min(1).max(200).optional()

export const listTool = defineTool({
  name: 'list',
  title: 'List documents',
  description:
    'Lists the documents of a section or of a tag, with addresses and descriptions. Without both, it lists the sections and the tags.',
  input: {
    section: nameInput.describe('Name of a section: Guides'),
    tag: nameInput.describe('Name of a tag: docker'),
    ...pageInput,
  },
  answer: async (published, { section, tag, page, max_tokens: maxTokens }) => {
    const site = await published.catalogue()
    if (section === undefined && tag === undefined)
      return answerPage({ head: overviewHead(site), body: overview(site) }, { page, maxTokens })
    const sectionId = section === undefined ? undefined : findSection(site, section).id
    const slug = tag === undefined ? undefined : findTag(site, tag)
    const documents = site.documents.filter(
      (document) =>
        (sectionId === undefined || document.sections.includes(sectionId)) &&
        (slug === undefined || document.tags.includes(slug)),
    )
    const lines = documents.map((document) => line(site, document))
    const head = `${documents.length} ${documents.length === 1 ? 'document' : 'documents'}.`
    return answerPage({ head, body: lines.join('\n\n') }, { page, maxTokens })
  },
})

const line = (site: Catalogue, { path, title, description, lang }: CatalogueDocument): string =>
  `- ${title} (${writeAddress(site, { path })})${lang === site.lang ? '' : ` [${lang}]`}: ${description}`

const overviewHead = ({ title, tagline, documents }: Catalogue): string =>
  `${title}: ${tagline}. ${documents.length} documents.`

const overview = ({ sections, tags, documents }: Catalogue): string => {
  const inSection = (id: string) => documents.filter((document) => document.sections.includes(id)).length
  const withTag = (slug: string) => documents.filter((document) => document.tags.includes(slug)).length
  return [
    'Sections:',
    ...sections.map(({ id, label, description }) => `- ${label} (${inSection(id)}): ${description}`),
    'Tags, with the number of their documents:',
    tags.map(({ slug }) => `${slug} ${withTag(slug)}`).join(', '),
  ].join('\n\n')
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Finds a section by its label or its folder. If there is none, throws an `InputFault` that names the sections. */
export const findSection = ({ sections }: Catalogue, name: string): Catalogue['sections'][number] => {
  const found = sections.find(({ id, label }) => same(id, name) || same(label, name))
  if (found) return found
  const labels = sections.map(({ label }) => label)
  throw new InputFault(`There is no section ${quoted(name)}. Sections, nearest first: ${listNearest(name, labels)}.`)
}

const findTag = ({ tags }: Catalogue, name: string): string => {
  const found = tags.find(({ slug, label }) => same(slug, name) || same(label, name))
  if (found) return found.slug
  const slugs = tags.map(({ slug }) => slug)
  throw new InputFault(`There is no tag ${quoted(name)}. Nearest: ${listNearest(name, slugs, 8)}.`)
}
