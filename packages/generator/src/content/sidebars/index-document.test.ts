import { describe, expect, it } from 'vitest'
import { testDocument } from '../testing/source-documents.ts'
import { indexDocument } from './index-document.ts'
import type { ResolvedItem } from './resolved-sidebars.ts'

const document = (file: string): ResolvedItem => ({ type: 'doc', document: testDocument(file), label: file })
const settings = { docsPath: '/docs', folder: 'content', lang: 'en' }

describe('the index of a category', () => {
  const inner: ResolvedItem = {
    type: 'category',
    label: 'Sorts *all*',
    segment: 'sorts',
    collapsible: true,
    collapsed: true,
    items: [document('sort/quick.md')],
  }
  const items = [
    inner,
    document('intro.md'),
    { type: 'link' as const, label: 'MDN', href: 'https://developer.mozilla.org' },
  ]

  it('lists its documents, then those of its categories under their labels', () => {
    const made = indexDocument(
      { label: 'Start', link: { type: 'generated-index' }, description: 'What is <here>', items },
      settings,
    )
    expect(made).toMatchObject({
      id: 'category/start',
      path: '/docs/category/start',
      file: 'content/category/start.mdx',
      title: 'Start',
      description: 'What is <here>',
      lang: 'en',
    })
    expect(made.readBody().split('\n\n')).toEqual([
      'What is \\<here\\>',
      '<DocumentList of={["intro"]} />',
      '## Sorts \\*all\\*',
      '<DocumentList of={["sort/quick"]} />',
    ])
  })

  it.each([
    ['/', '/docs', '/docs', 'index'],
    ['//', '/docs', '/docs', 'index'],
    ['/', '/', '/', 'index'],
    ['/start/', '/docs', '/docs/start', 'start'],
  ])('with the slug %s below %s has the address %s', (slug, docsPath, path, id) => {
    const made = indexDocument(
      { label: 'Start', link: { type: 'generated-index', slug }, description: undefined, items },
      { ...settings, docsPath },
    )
    expect(made).toMatchObject({ path, id })
  })

  it("lists the page of a nested category before that category's contents", () => {
    const outer: ResolvedItem = {
      ...inner,
      document: testDocument('sorts.md'),
      items: [{ ...inner, items: [document('sort/heap.md')] }],
    }
    const made = indexDocument(
      { label: 'Start', link: { type: 'generated-index' }, description: undefined, items: [outer] },
      settings,
    )
    expect(made.readBody()).toContain('<DocumentList of={["sorts","sort/heap"]} />')
  })

  it('lists a document once when the category contains it twice', () => {
    const made = indexDocument(
      {
        label: 'Start',
        link: { type: 'generated-index' },
        description: undefined,
        items: [document('a.md'), document('b.md'), document('a.md')],
      },
      settings,
    )
    expect(made.readBody()).toBe('<DocumentList of={["a","b"]} />')
  })

  it('takes address, title, description, image and keywords from the link', () => {
    const link = {
      type: 'generated-index' as const,
      slug: '/first/',
      title: 'First',
      description: 'Read this',
      image: '/a.png',
      keywords: ['k'],
    }
    const made = indexDocument({ label: 'Start', link, description: 'Other', items }, settings)
    expect(made).toMatchObject({
      path: '/docs/first',
      title: 'First',
      description: 'Read this',
      frontMatter: { image: '/a.png', keywords: ['k'], custom_edit_url: null, sidebar_label: 'Start' },
    })
  })

  it('has another hash when its contents change', () => {
    const hash = (some: ResolvedItem[]) =>
      indexDocument(
        { label: 'Start', link: { type: 'generated-index' }, description: undefined, items: some },
        settings,
      ).hash
    expect(hash([document('intro.md')])).toBe(hash([document('intro.md')]))
    expect(hash([document('intro.md')])).not.toBe(hash([document('other.md')]))
  })
})
