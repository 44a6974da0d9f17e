import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentPage } from '../packages/generator/src/model/page.ts'
import { createPipeline } from '../packages/generator/src/pipeline/create-pipeline.ts'
import type { PipelineResult } from '../packages/generator/src/content/site.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

let fixture: FixtureCopy
let result: PipelineResult
const load = () => createPipeline({ root: fixture.root, environment: {} }).load()
beforeAll(async () => {
  fixture = await copyFixture('docusaurus')
  result = await load()
})
afterAll(() => fixture.remove())

const page = (path: string): DocumentPage => {
  const found = result.site?.pages.get(path)
  if (found?.kind === 'document') return { ...found, html: found.readHtml() }
  throw new Error(`There is no document at ${path}; pages: ${[...(result.site?.pages.keys() ?? [])].join(', ')}`)
}

describe('a folder written for Docusaurus', () => {
  it('builds unchanged, without problems', () => {
    expect(result.problems).toEqual([])
  })

  it('has the addresses that Docusaurus gives its pages', () => {
    expect(
      [...(result.site?.pages.keys() ?? [])]
        .filter((path) => path.startsWith('/docs') && !path.startsWith('/docs/tags'))
        .toSorted(),
    ).toEqual([
      '/docs',
      '/docs/04-loose/05-kept',
      '/docs/advanced',
      '/docs/advanced/index-patterns',
      '/docs/advanced/theme',
      '/docs/api/get',
      '/docs/api/secret',
      '/docs/category/tutorial---basics',
      '/docs/more',
      '/docs/reference',
      '/docs/tutorial-basics/create-a-document',
      '/docs/tutorial-basics/deploy',
    ])
  })

  it('has the order of positions, number prefixes and categories', () => {
    expect(page('/docs').next?.path).toBe('/docs/category/tutorial---basics')
    expect(page('/docs/category/tutorial---basics').next?.path).toBe('/docs/tutorial-basics/create-a-document')
    expect(page('/docs/tutorial-basics/create-a-document').next?.path).toBe('/docs/tutorial-basics/deploy')
    expect(page('/docs/tutorial-basics/deploy')).toMatchObject({
      sidebar: { sidebarId: 'tutorialSidebar' },
      previous: { path: '/docs/tutorial-basics/create-a-document' },
    })
    expect(page('/docs/tutorial-basics/deploy').next).toBeUndefined()
    expect(page('/docs/reference')).toMatchObject({
      title: 'All of the API',
      description: 'Every call.',
      sidebar: { sidebarId: 'byHand' },
    })
  })

  it.each([
    [
      'front matter',
      {
        title: 'Create a document',
        description: 'How documents are made.',
        updatedAt: '2024-05-04',
        editUrl: 'https://example.com/edit',
      },
    ],
    ['tags by label', { tags: [{ slug: 'writing' }, { slug: 'getting-started', label: 'Getting started' }] }],
    ['heading ids of both forms', { outline: [{ id: 'front-matter' }, { id: 'code' }, { id: 'deep', level: 4 }] }],
  ])('keeps %s', (_, expected) => {
    expect(page('/docs/tutorial-basics/create-a-document')).toMatchObject(expected)
  })

  it.each([
    ['components of the document', '<span style="background-color:#25c2a0;border-radius:2px">Inline</span>'],
    ['partials with properties', '<p>A sentence that two documents share. It says so.</p>'],
    [
      'titles and highlighted lines of code',
      '<figcaption>/src/components/HelloDocusaurus.js</figcaption><pre tabindex="0"><code class="numbered"><span class="line hl">',
    ],
    ['package managers', '<span class="f">pnpm</span> <span class="s">add react</span>'],
    ['tabs with values', '<input type="radio" name="_R_6_" checked="" value="win"/>Windows'],
    ['tabs with labels', 'value="orange"/>Orange'],
    ['imported images', /<img src="\/assets\/box-[\da-f]{8}\.svg" alt="A box"/],
    ['required images', /<img src="\/assets\/box-[\da-f]{8}\.svg" alt="The same box"/],
    ['footnotes', 'id="note-fn-1"'],
    ['task lists', '<li class="task-list-item"><input type="checkbox" checked="" disabled=""'],
  ])('shows %s', (_, markup) => {
    expect(page('/docs/tutorial-basics/create-a-document').html).toMatch(markup)
  })

  it('resolves addresses relative to a page, as with trailing slashes', () => {
    const links = [...page('/docs/tutorial-basics/deploy').html.matchAll(/<a href="([^"]+)">(?:theme|create|again)</g)]
    expect(links.map(([, href]) => href)).toEqual([
      '/docs/advanced/theme',
      '/docs/tutorial-basics/create-a-document',
      '/docs/tutorial-basics/create-a-document?q#code',
    ])
  })

  it('keeps front matter as Docusaurus reads it', () => {
    expect(page('/docs/more')).toMatchObject({
      title: '2024',
      updatedAt: '2024-01-31',
      tags: [{ slug: '2024' }, { slug: 'writing' }],
      hideTitle: true,
      hideOutline: true,
      sidebar: { sidebarId: 'byHand' },
    })
    expect(page('/docs/more').next ?? page('/docs/more').previous).toBeUndefined()
    expect(page('/docs/04-loose/05-kept').html).toBe('<p>In 2024.</p>')
  })

  it.each([
    ['JSON', 'It counts 3.'],
    ['partials of the site', 'It says and so.'],
    ['ids in comments of HTML', '<h2 id="in-a-comment">'],
    ['headings that repeat', /<h2 id="example">[\s\S]*<h4 id="deeper">/],
    [
      'kinds of admonitions with other names',
      /class="admonition info"[\s\S]*class="admonition tip"[\s\S]*<p class="admonition-title">In <strong>brackets<\/strong>/,
    ],
    ['admonitions in lists', /<li>\s*<p>In a list<\/p>\s*<div class="admonition tip"/],
    ['admonitions as components', '<p class="admonition-title">As a component</p>'],
    [
      'images and links of the site',
      /src="\/img\/logo\.svg"[\s\S]*src="\/img\/logo\.svg"[\s\S]*href="\/docs"[\s\S]*href="\/docs"[\s\S]*href="\/docs\/tutorial-basics\/deploy"[\s\S]*href="\/img\/logo\.svg"/,
    ],
    ['tabs that an expression makes, none of them chosen', /value="small"\/>small<[\s\S]*value="large"\/>large</],
    [
      'highlighted lines in many languages',
      /single\.py[\s\S]*counter-reset:line 6[\s\S]*class="line hl"[\s\S]*data-lang="html"[\s\S]*class="line hl"[\s\S]*data-lang="css"[\s\S]*class="line hl"[\s\S]*data-lang="jsx"[\s\S]*class="line hl"[\s\S]*data-lang="js"[\s\S]*class="line hl"/,
    ],
    ['open folds', '<details open="" class="fold"><summary>A <strong>summary</strong></summary>'],
  ])('shows %s', (_, markup) => {
    expect(page('/docs/more').html).toMatch(markup)
  })

  it.each([
    ['contents in the text', /^<ul><li><a href="#second">Second<\/a><\/li><\/ul>/],
    ['front matter and title', '<p>Components of the theme, Theme</p>'],
    ['the content of mdx-code-block', '<div class="frame wide"><p>In a <strong>frame</strong>.</p></div>'],
    ['code that is an expression', /<figcaption>made\.js<\/figcaption>[\s\S]*<span class="n">2<\/span>/],
    [
      'links and addresses of Docusaurus',
      /<a href="\/docs\/reference">Linked<\/a>, <img src="\/img\/logo\.svg"[\s\S]*<a href="#old">named<\/a>, <a href="\/docs\/advanced\/index-patterns">/,
    ],
    ['languages by their names in Prism', 'data-lang="shellsession"'],
  ])('shows %s', (_, markup) => {
    expect(page('/docs/advanced/theme').html).toMatch(markup)
  })

  it('shows the heading of the text, and the image beside it', () => {
    expect(page('/docs/advanced/theme')).toMatchObject({
      title: 'Components of the theme',
      image: expect.stringMatching(/^\/assets\/box-/),
    })
    expect(page('/docs/advanced/theme').hideTitle).toBeUndefined()
  })

  it('lists the documents of a folder on its page, with addresses relative to that page', () => {
    expect(page('/docs/advanced').html).toMatch(
      /<a href="\/docs\/advanced\/index-patterns"[\s\S]*<a href="\/docs\/advanced\/theme">Below<\/a>, <a href="\/docs\/api\/get">beside<\/a>/,
    )
  })

  it('uses its folders and sidebars unchanged', () => {
    const shards = JSON.stringify([...(result.site?.shards.values() ?? [])])
    for (const label of ['More', 'How to deploy', 'Core concepts', 'Shorthand', 'Deploying'])
      expect(shards).toContain(`"label":"${label}"`)
  })

  it('shows admonitions in all their spellings, and leaves text that only looks like one', () => {
    const { html } = page('/docs/advanced/index-patterns')
    expect(html).toContain('class="admonition warning"')
    expect(html).toContain('<p class="admonition-title">Title after a space</p>')
    expect(html).toContain('Time is 00:17, a ratio N:6, an emoji 🎉 becomes a character.')
    expect(page('/docs').html).toContain(
      '<div class="admonition danger" role="note"><p class="admonition-title">Take <strong>care</strong></p>',
    )
  })
})

it('reports the place of a construct without an equivalent, and what to write instead', async () => {
  await appendFile(
    join(fixture.root, 'docs/02-advanced/index-patterns.mdx'),
    "\nimport Layout from '@theme/Layout'\nimport Chart from 'some-chart'\n\n<img src={require('./missing.png').default} alt=\"x\" />\n\n<Layout />\n",
  )
  const { problems } = await load()
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'docs/02-advanced/index-patterns.mdx:17 "@theme/Layout" is not provided. A document has the layout of its page. Delete the import.',
    'docs/02-advanced/index-patterns.mdx:18 Import of "some-chart": the package "some-chart" is not installed in the folder of the site. Run: npm install some-chart.',
    'docs/02-advanced/index-patterns.mdx:20 require("./missing.png"): there is no file "docs/02-advanced/missing.png". Write a path relative to this document.',
  ])
})
