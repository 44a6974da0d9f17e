import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileDocument } from '../compile/compile-document.ts'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import { readPage, type SitePage } from './pages/site-page.ts'
import type { Pipeline } from './site.ts'
import { filesAreOld } from './testing/files-are-old.ts'
import { testConfig } from './testing/source-documents.ts'

/** All data of a page, with its article. */
const read = (page: SitePage | undefined) => page && readPage(page)

let root = ''
let pipeline: Pipeline
let compiledIds: string[] = []

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-'))
  await write(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, onBrokenMarkdownLinks: 'throw', onBrokenAnchors: 'throw' })}`,
  )
  await write('content/intro.md', '# Intro\n\nFirst.\n\n## Heading\n\nSee [other](other.mdx).\n')
  await write('content/other.mdx', "# Other\n\nimport Part from './_part.mdx'\n\n<Part />\n")
  await write('content/quote.md', '# Quote\n\n```ts source="algorithms/one.ts#one"\n```\n')
  await write('content/_part.mdx', 'The part.\n')
  await write('algorithms/one.ts', '// #region one\nexport const one = 1\n// #endregion one\n')
  pipeline = createPipeline({
    root,
    environment: {},
    compile: (document, context) => {
      compiledIds.push(document.id)
      return compileDocument(document, context)
    },
  })
  expect((await pipeline.load()).problems).toEqual([])
  await filesAreOld(root)
  await pipeline.load()
  compiledIds = []
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('makes the same page as the next run over the site, without compiling twice', async () => {
  await write(
    'content/intro.md',
    '# New title\n\nOther words.\n\n## Other heading\n\nSee [other](other.mdx) and [below](intro.md#other-heading).\n',
  )
  const preview = await pipeline.preview('content/intro.md')
  expect(preview?.pages).toMatchObject([
    { path: '/docs/intro', title: 'New title', description: 'Other words.', outline: [{ id: 'other-heading' }] },
  ])
  expect(compiledIds).toEqual(['intro'])
  const { site } = await pipeline.load()
  expect(read(site?.pages.get('/docs/intro'))).toEqual(read(preview?.pages[0]))
  expect(compiledIds).toEqual(['intro'])
})

it('omits the reading time, which the run over the site computes', async () => {
  await write('content/intro.md', `# Intro\n\n${'word '.repeat(500)}\n`)
  expect((await pipeline.preview('content/intro.md'))?.pages).toMatchObject([
    { description: expect.stringContaining('word'), readingMinutes: 1 },
  ])
  expect((await pipeline.load()).site?.pages.get('/docs/intro')).toMatchObject({ readingMinutes: 3 })
})

it('finds the pages of a partial and of a quoted file', async () => {
  await write('content/_part.mdx', 'Another part.\n')
  expect((await pipeline.preview('content/_part.mdx'))?.pages.map(readPage)).toMatchObject([
    { path: '/docs/other', html: '<p>Another part.</p>' },
  ])
  await write('algorithms/one.ts', '// #region one\nexport const one = 2\n// #endregion one\n')
  const [page] = (await pipeline.preview('algorithms/one.ts'))?.pages ?? []
  expect(page?.path).toBe('/docs/quote')
  expect(read((await pipeline.load()).site?.pages.get('/docs/quote'))).toEqual(read(page))
})

it.each([
  ['has errors', 'content/intro.md', '# Intro\n\n[nothing](missing.md)\n'],
  ['does not end its front matter', 'content/intro.md', '---\ntitle: Intro\n'],
  ['has other front matter', 'content/intro.md', '---\nsidebar_label: Start\n---\n# Intro\n\nFirst.\n'],
  ['stays empty', 'content/intro.md', ''],
  ['has another language', 'content/intro.md', '---\nlang: ru\n---\n# Intro\n\nFirst.\n'],
  ['has another address', 'content/intro.md', '---\nslug: moved\n---\n# Intro\n\nFirst.\n'],
  ['is new', 'content/new.md', '# New\n\nText.\n'],
  ['is no part of a document', 'site.config.ts', 'export default {}\n'],
])('leaves a file that %s to the run over the site', async (_, file, text) => {
  await write(file, text)
  expect(await pipeline.preview(file)).toBeUndefined()
})

it('leaves a deleted document, and a document that had errors before, to the run over the site', async () => {
  await rm(join(root, 'content/intro.md'))
  expect(await pipeline.preview('content/intro.md')).toBeUndefined()
  await write('content/quote.md', '')
  await pipeline.load()
  await write('content/quote.md', '# Quote\n\nText.\n')
  expect(await pipeline.preview('content/quote.md')).toBeUndefined()
})

it('waits for the content of a file that was emptied to be written', async () => {
  await write('content/intro.md', '')
  const preview = pipeline.preview('content/intro.md')
  // The preview has read the empty file by then, and reads it again some milliseconds later.
  await new Promise((resolve) => setImmediate(resolve))
  writeFileSync(join(root, 'content/intro.md'), '# Intro\n\nWritten at last.\n')
  expect((await preview)?.pages.map(readPage)).toMatchObject([{ html: '<p>Written at last.</p>' }])
})

it('finds the page of a document about the project itself', async () => {
  await write('docs/internal/design.md', '# Design\n\nFirst.\n')
  const development = createPipeline({ root, environment: {}, mode: 'development' })
  await development.load()
  await write('docs/internal/design.md', '# Design\n\nSee [above](design.md).\n')
  const [page] = (await development.preview('docs/internal/design.md'))?.pages ?? []
  expect(read(page)).toMatchObject({
    path: '/docs/internal/design',
    html: '<p>See <a href="/docs/internal/design">above</a>.</p>',
  })
  expect(read((await development.load()).site?.pages.get('/docs/internal/design'))).toEqual(read(page))
})

it('prepares without an edit, once there are documents', async () => {
  await createPipeline({ root, environment: {} }).prepare()
  await pipeline.prepare()
  expect(compiledIds).toEqual(['intro'])
  expect((await pipeline.load()).problems).toEqual([])
})

it('leaves an edited configuration to the run over the site, which knows its new values', async () => {
  await write('content/quote.md', '# Quote\n\n```ts source="site.config.ts"\n```\n')
  const { site } = await pipeline.load()
  expect(site?.compiled.get('quote')?.dependencies).toEqual(['site.config.ts'])
  compiledIds = []
  expect(await pipeline.preview('site.config.ts')).toBeUndefined()
  expect(compiledIds).toEqual([])
})
