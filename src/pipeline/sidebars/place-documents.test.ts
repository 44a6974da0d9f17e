import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { type Sidebars, sidebarsSchema } from '../schema/sidebars.ts'
import { validate } from '../schema/validate.ts'
import { testConfig, testDocument } from '../testing/source-documents.ts'
import { normalizeSidebars } from './normalize-sidebars.ts'
import { placeDocuments } from './place-documents.ts'

const documents = [testDocument('intro.md'), testDocument('a.md'), testDocument('written.md', { slug: '/category/written' })]

const place = (sidebars: Sidebars, source = '') => {
  const config = validate(siteConfigSchema, testConfig).value
  if (!config) throw new Error('The configuration of this test is faulty.')
  const problems = collectProblems()
  const { indexDocuments } = placeDocuments({
    config,
    sidebars: { sidebars: validate(sidebarsSchema, normalizeSidebars(sidebars)).value ?? {}, source, file: 'content/sidebars.ts' },
    categories: new Map(),
    documents,
    documentsById: new Map(documents.map((document) => [document.id, document])),
    draftIds: [],
    problems,
  })
  return { indexes: indexDocuments.map(({ path, body }) => [path, body]), report: problems.all.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`) }
}

const category = (label: string, id: string, slug?: string) => ({ type: 'category' as const, label, link: { type: 'generated-index' as const, ...(slug === undefined ? {} : { slug }) }, items: [id] })
const list = (id: string) => `<DocumentList of={["${id}"]} />`

it('categories of one label have an index each, and one that stands twice has one', () => {
  expect(place({ main: [category('Start', 'intro'), category('Start', 'a')], other: [category('Start', 'a'), category('Written', 'a')] })).toEqual({
    indexes: [['/docs/category/start', list('intro')], ['/docs/category/start-1', list('a')]],
    report: [],
  })
})

it('two categories that ask for one address are reported', () => {
  expect(place({ main: [category('One', 'intro', '/start'), category('Two', 'a', 'start/')] }, "\n  slug: 'start/'")).toEqual({
    indexes: [['/docs/start', list('intro')]],
    report: ['warning content/sidebars.ts:2 The categories "One" and "Two" ask for an index at /docs/start; there is only that of the first one. Set another "slug".'],
  })
})
