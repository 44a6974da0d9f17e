import { expect } from 'vitest'
import type { SidebarTree } from '../../../model/docs-version.ts'
import { collectProblems } from '../../problems.ts'
import type { FolderCategory } from '../../schema/category.ts'
import { type Sidebars, sidebarsSchema } from '../../schema/sidebars.ts'
import { validate } from '../../schema/validate.ts'
import { testDocument } from '../../testing/source-documents.ts'
import { buildTree } from '../build-tree.ts'
import { indexDocument } from '../index-document.ts'
import { normalizeSidebars } from '../normalize-sidebars.ts'
import { resolveSidebars } from '../resolve-sidebars.ts'

/** The documents from which the tests make sidebars. */
export const documents = [
  testDocument('intro.md', { title: 'Introduction', sidebar_position: 1 }),
  testDocument('guide/intro-guide.md', { title: 'Guides', sidebar_position: 0 }),
  testDocument('guide/docker.md', { title: 'Docker', sidebar_label: 'Containers' }),
  testDocument('guide/apollo/client.md', { title: 'Apollo Client' }),
  testDocument('guide/apollo/server.md', { title: 'Apollo Server', lang: 'ru' }),
  testDocument('sort.md', { title: 'Sorting' }),
  testDocument('sort/quick.md', { title: 'Quicksort' }),
  testDocument('sort/bubble.md', { title: 'Bubble sort' }),
  testDocument('numbered/02-b.md', { title: 'B' }),
  { ...testDocument('numbered/10-c.md', { title: 'C' }), title: 'The heading of C' },
  testDocument('numbered/1-a.md', { title: 'A' }),
  testDocument('numbered/index.md', { title: 'Numbers' }),
  testDocument('draft.md', { title: 'Draft', draft: true }),
]

/** Resolves sidebars as the build does. Returns the items, the trees, and the problems as texts. */
export const run = (
  sidebars: Sidebars,
  categories: Record<string, Omit<FolderCategory, 'linkPlace'>> = {},
  source = '',
) => {
  const problems = collectProblems()
  const { value, faults } = validate(sidebarsSchema, normalizeSidebars(sidebars))
  expect(faults).toEqual([])
  const resolved = resolveSidebars(
    { sidebars: value ?? {}, source, file: 'content/sidebars.ts' },
    {
      documents: documents
        .filter(({ frontMatter }) => !frontMatter.draft)
        .map((document) => ({ document, file: document.file.slice('content/'.length) })),
      categories: new Map(
        Object.entries(categories).map(([path, settings]) => [
          path,
          { ...settings, linkPlace: { file: `content/${path}/_category_.json`, line: 3, column: 1 } },
        ]),
      ),
      documentsById: new Map(documents.map((document) => [document.id, document])),
      hiddenIds: new Set(['draft']),
      indexOf: (category) => indexDocument(category, { docsPath: '/docs', folder: 'content', lang: 'en' }),
      problems,
    },
  )
  const trees = Object.fromEntries(
    Object.entries(resolved).map(([id, items]) => [
      id,
      buildTree(items, { lang: 'en', baseUrl: '/base/', docsPath: '/docs' }),
    ]),
  )
  const severities = problems.all.map(({ severity }) => severity)
  return {
    resolved,
    trees,
    severities,
    report: problems.all.map(({ file, line, message }) => `${file}:${line} ${message}`),
  }
}

/** A tree as indented lines. */
export const outline = (tree: SidebarTree | undefined, indent = ''): string[] =>
  (tree ?? []).flatMap((item) => {
    if (item.type === 'link') return [`${indent}${item.label} → ${item.href}`]
    if (item.type === 'document') return [`${indent}${item.label} ${item.path}${item.lang ? ` (${item.lang})` : ''}`]
    const line = `${indent}[${item.label}] ${item.id} ${item.path}${item.hasDocument ? ' (own page)' : ''}`
    return [line].concat(outline(item.items, `${indent}  `))
  })
