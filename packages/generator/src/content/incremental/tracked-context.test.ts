import { expect, it } from 'vitest'
import type { CompileContext } from '../compile-context.ts'
import { collectProblems } from '../problems.ts'
import type { SiteComponent } from '../site-components/site-component.ts'
import { testDocument } from '../testing/source-documents.ts'
import { answer, trackContext } from './tracked-context.ts'

const documents = (...list: ReturnType<typeof testDocument>[]) => ({
  documentsByFile: new Map(list.map((document) => [document.file, document])),
})
const component = (name: string, isIsland = false): [string, SiteComponent] => [
  name,
  { name, module: `/project/components/${name}.tsx`, isIsland, origin: `components/${name}.tsx` },
]
const summary = (title: string) => ({ path: '/docs/a', title, description: '', lang: 'en' })
const [a, b] = [testDocument('a.md'), testDocument('b.md')]

const site: CompileContext = {
  root: '/project',
  folder: 'content',
  baseUrl: '/',
  problems: collectProblems(),
  markdown: { comments: true, admonitions: true, headingIds: true, headings: 'warn', codeMeta: 'warn' },
  ...documents(a, b),
  paths: new Set(['/docs/a', '/docs/b']),
  documentsUnder: (folder) => (folder === 'guide' ? [summary('A')] : []),
  documentById: (id) => (id === 'a' ? summary('A') : undefined),
  isPlanned: (id) => id === 'a',
  components: new Map([component('Note'), component('Chart')]),
  hydrate: 'directive',
  site: {
    title: 'Site',
    tagline: '',
    url: 'https://example.com',
    baseUrl: '/',
    lang: 'en',
    locales: ['en'],
    versionLabel: 'Next',
    docsPath: '/docs',
    customFields: {},
  },
  features: { release: '3.0.0', find: () => ({ fault: 'There is no such feature.' }) },
  completeFiles: { isOn: true, siteUrl: 'https://example.com' },
  servedElsewhere: [],
  linkSchemes: [],
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenImages: 'throw',
  staticFiles: new Set(['/a.png', '/b.png']),
}

const renamed = documents(testDocument('a.md', { title: 'Another' }), b)
const edited = documents(testDocument('a.md', {}, 'Other text.'), b)
const more = documents(a, b, testDocument('c.md'))
/** `a.md` has another text but the same facts, and there is an additional document. */
const elsewhere = documents(testDocument('a.md', {}, 'Other text.'), b, testDocument('c.md'))

it.each<
  [
    question: string,
    ask: (context: CompileContext) => unknown,
    otherwise: Partial<CompileContext>,
    alike?: Partial<CompileContext>,
  ]
>([
  ['a document', ({ documentsByFile }) => documentsByFile.get('content/a.md')?.title, renamed, elsewhere],
  ['a document that is missing', ({ documentsByFile }) => documentsByFile.get('content/c.md'), more, renamed],
  ['whether there is a document', ({ documentsByFile }) => documentsByFile.has('content/c.md'), more, renamed],
  ['the names of all documents', ({ documentsByFile }) => [...documentsByFile.keys()], more, edited],
  ['all documents', ({ documentsByFile }) => [...documentsByFile.values()].map(({ title }) => title), renamed, edited],
  ['all documents by name', ({ documentsByFile }) => [...documentsByFile], renamed, edited],
  ['all entries of documents', ({ documentsByFile }) => [...documentsByFile.entries()], renamed, edited],
  ['the number of documents', ({ documentsByFile }) => documentsByFile.size, more, edited],
  [
    'each document',
    ({ documentsByFile }) => {
      const titles: string[] = []
      documentsByFile.forEach(({ title }, file) => titles.push(`${file} ${title}`))
      return titles
    },
    renamed,
    edited,
  ],
  ['a path', ({ paths }) => paths.has('/docs/c'), { paths: new Set(['/docs/c']) }, { paths: new Set() }],
  ['all paths', ({ paths }) => [...paths], { paths: new Set(['/docs/a']) }],
  ['the number of paths', ({ paths }) => paths.size, { paths: new Set(['/docs/a']) }],
  [
    'the documents of a folder',
    ({ documentsUnder }) => documentsUnder('guide'),
    { documentsUnder: () => [summary('B')] },
    { documentsUnder: () => [summary('A')] },
  ],
  [
    'a summary',
    ({ documentById }) => documentById('a'),
    { documentById: () => summary('B') },
    { documentById: () => summary('A') },
  ],
  [
    'a summary of nothing',
    ({ documentById }) => documentById('b'),
    { documentById: () => summary('B') },
    { documentById: () => undefined },
  ],
  [
    'whether a document is planned',
    ({ isPlanned }) => isPlanned('a'),
    { isPlanned: () => false },
    { isPlanned: () => true },
  ],
  [
    'a component',
    ({ components }) => components.get('Note'),
    { components: new Map([component('Note', true)]) },
    { components: new Map([component('Note')]) },
  ],
  [
    'a component that is missing',
    ({ components }) => components.get('Badge'),
    { components: new Map([component('Badge')]) },
    { components: new Map() },
  ],
  [
    'the names of all components',
    ({ components }) => [...components.keys()],
    { components: new Map([component('Note')]) },
  ],
  [
    'the release of the features',
    ({ features }) => features.release,
    { features: { ...site.features, release: '3.0.1' } },
  ],
  [
    'a feature',
    ({ features }) => features.find('grid'),
    { features: { ...site.features, release: '3.0.1' } },
    { features: { ...site.features } },
  ],
  [
    'the title of the site',
    (context) => context.site.title,
    { site: { ...site.site, title: 'Another' } },
    { site: { ...site.site } },
  ],
  [
    'a file',
    ({ staticFiles }) => staticFiles.has('/a.png'),
    { staticFiles: new Set() },
    { staticFiles: new Set(['/a.png']) },
  ],
  ['all files', ({ staticFiles }) => [...staticFiles], { staticFiles: new Set(['/a.png']) }],
])('distinguishes a site with another answer from a site with the same answer: %s', (_, ask, otherwise, alike = {}) => {
  const { context, answers } = trackContext(site)
  expect(ask(context)).toEqual(ask(site))
  const isAnsweredAs = (changes: Partial<CompileContext>) =>
    [...answers.values()].every(({ question, answer: before }) => answer({ ...site, ...changes }, question) === before)
  expect(isAnsweredAs(alike)).toBe(true)
  expect(isAnsweredAs(otherwise)).toBe(false)
})

it('records each question once, and has separate problems', () => {
  const { context, problems, answers } = trackContext(site)
  context.paths.has('/docs/a')
  context.paths.has('/docs/a')
  context.paths.has('/docs/b')
  context.problems.warning({ rule: 'link', message: 'A fault.' })
  expect([...answers.values()].map(({ question }) => question)).toEqual([
    { about: 'path', key: '/docs/a' },
    { about: 'path', key: '/docs/b' },
  ])
  expect([problems.all.length, site.problems.all.length]).toEqual([1, 0])
})

it('gets the same answer about a component when the same site is in another folder', () => {
  const elsewhere = (root: string): CompileContext => {
    const [name, note] = component('Note')
    return { ...site, root, components: new Map([[name, { ...note, module: `${root}/components/Note.tsx` }]]) }
  }
  const ask = (context: CompileContext) => answer(context, { about: 'component', key: 'Note' })
  expect(ask(elsewhere('/project'))).toContain('components/Note.tsx')
  expect(ask(elsewhere('/other/place'))).toBe(ask(elsewhere('/project')))
})
