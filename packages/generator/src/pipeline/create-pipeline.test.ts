import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPipeline } from './create-pipeline.ts'
import { compileDocument } from '../compile/compile-document.ts'
import type { Pipeline } from '../content/site.ts'
import { filesAreOld } from '../content/testing/files-are-old.ts'
import { testConfig } from '../content/testing/source-documents.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let root = ''
let compiledIds: string[] = []
let pipeline: Pipeline

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
  await filesAreOld(root)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pipeline-'))
  const files: Record<string, string> = {
    'site.config.ts': `export default ${JSON.stringify(testConfig)}`,
    'content/intro.mdx':
      '# Intro\n\nSee [plain](plain.md) and [heading](plain.md#heading).\n\n<DocumentList under="guide" />\n',
    'content/plain.md': '# Plain\n\n## Heading\n\nText.\n',
    'content/partial.mdx': "# With a partial\n\nimport Part from './_part.mdx'\n\n<Part />\n",
    'content/_part.mdx': 'The part.\n',
    'content/quote.mdx': '# Quote\n\n```ts source="algorithms/one.ts#one"\n```\n',
    'content/guide/a.md': '# A guide\n\nAbout a.\n',
    'algorithms/one.ts': '// #region one\nexport const one = 1\n// #endregion one\n',
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  await filesAreOld(root)
  pipeline = createPipeline({
    root,
    environment: {},
    compile: (document, context) => {
      compiledIds.push(document.id)
      return compileDocument(document, context)
    },
  })
})
afterEach(() => rm(root, { recursive: true, force: true }))

const load = async () => {
  compiledIds = []
  const { site, problems } = await pipeline.load()
  return { site, compiled: compiledIds.toSorted(), messages: problems.map(({ file, message }) => `${file} ${message}`) }
}

const everything = ['guide/a', 'intro', 'partial', 'plain', 'quote']

it('compiles each document once while nothing changes', async () => {
  const first = await load()
  expect(first.messages).toEqual([])
  expect(first.compiled).toEqual(everything)
  const second = await load()
  expect(second.compiled).toEqual([])
  expect(JSON.stringify([...(second.site?.pages ?? [])])).toBe(JSON.stringify([...(first.site?.pages ?? [])]))
})

it('compiles a changed document alone', async () => {
  await load()
  await write('content/plain.md', '# Plain\n\n## Heading\n\nText.\n\nOther text.\n')
  const { compiled, site } = await load()
  expect(compiled).toEqual(['plain'])
  expect(site?.compiled.get('plain')?.html).toContain('Other text.')
})

it('sees a change that leaves size and seconds as they were', async () => {
  await load()
  await write('content/plain.md', '# Plain\n\n## Heading\n\nTest.\n')
  expect((await load()).site?.compiled.get('plain')?.html).toContain('Test.')
})

it('compiles what quotes, includes or lists something that changed', async () => {
  await load()
  await write('content/_part.mdx', 'Another part.\n')
  expect((await load()).compiled).toEqual(['partial'])
  await write('algorithms/one.ts', '// #region one\nexport const one = 2\n// #endregion one\n')
  expect((await load()).compiled).toEqual(['quote'])
  await write('content/guide/a.md', '# Another title\n\nAbout a.\n')
  const { compiled, site } = await load()
  expect(compiled).toEqual(['guide/a', 'intro'])
  expect(site?.compiled.get('intro')?.html).toContain('Another title')
})

it('compiles what shows the support of browsers when a new release of its data is there', async () => {
  const release = (version: string, safari: string) => ({
    'data.json': JSON.stringify({
      browsers: {},
      features: {
        x: { kind: 'feature', name: 'X', status: { baseline: false, support: { safari, safari_ios: safari } } },
      },
    }),
    'package.json': JSON.stringify({ version }),
  })
  const publish = async (version: string, safari: string) => {
    for (const [file, text] of Object.entries(release(version, safari))) await write(`data/${file}`, text)
  }
  await publish('3.0.0', '26')
  await write('content/quote.mdx', '# Quote\n\nSince <BrowserSupport inline of="x" />.\n')
  pipeline = createPipeline({
    root,
    environment: {},
    features: join(root, 'data'),
    compile: (document, context) => (compiledIds.push(document.id), compileDocument(document, context)),
  })
  expect((await load()).messages).toEqual([])
  expect((await load()).compiled).toEqual([])
  await publish('3.0.1', '27')
  const { compiled, site } = await load()
  expect(compiled).toEqual(['quote'])
  expect(site?.compiled.get('quote')?.html).toContain('Safari 27; not in')
})

it('sees documents that come, move and go', async () => {
  await load()
  await write('content/guide/b.md', '# B guide\n\nAbout b.\n')
  const more = await load()
  expect(more.compiled).toEqual(['guide/b', 'intro'])
  expect(more.site?.compiled.get('intro')?.html).toContain('B guide')
  await write('content/plain.md', '---\nslug: moved\n---\n# Plain\n\n## Heading\n\nText.\n')
  const moved = await load()
  expect(moved.compiled).toEqual(['intro', 'plain'])
  expect(moved.site?.compiled.get('intro')?.html).toContain('/docs/moved')
  await unlink(join(root, 'content/plain.md'))
  const gone = await load()
  expect(gone.compiled).toEqual(['intro'])
  expect(gone.messages).toHaveLength(2)
})

it('reports an anchor that another document lost, and forgets what was repaired', async () => {
  await load()
  await write('content/plain.md', '# Plain\n\n## Other heading\n\nText.\n')
  expect((await load()).messages).toEqual([
    'content/intro.mdx The link "plain.md#heading" leads to no heading: /docs/plain has no "#heading". Nearest: "other-heading".',
  ])
  await write('content/plain.md', '# Plain\n\n## Heading\n\nText.\n')
  expect((await load()).messages).toEqual([])
})

it('compiles a document with problems each time, until what it misses appears', async () => {
  await write('content/plain.md', '# Plain\n\n## Heading\n\nimport X\n\n[a](missing.md)\n')
  expect((await load()).messages).toHaveLength(1)
  expect((await load()).compiled).toEqual(['plain'])
  await write('content/missing.md', '# Found\n\nText.\n')
  expect((await load()).messages).toEqual([])
})

it('takes a new configuration, new sidebars and new tags at once', async () => {
  await load()
  await write('site.config.ts', `export default ${JSON.stringify({ ...testConfig, title: 'New', baseUrl: '/new/' })}`)
  const renamed = await load()
  expect(renamed.site?.data.title).toBe('New')
  expect(renamed.compiled).toEqual(everything)
  await write('content/sidebars.ts', "export default { main: ['plain'] }")
  expect([...((await load()).site?.shards.keys() ?? [])]).toEqual(['/sidebars/main.json'])
  await write('content/tags.yml', 'x: { label: X }\n')
  expect((await load()).messages).toEqual([
    'content/tags.yml The tag "x" is declared, but no document has it. Use it or delete it.',
  ])
})

it('says what is wrong with sidebars that are no map, and where they lead to nothing', async () => {
  await write('content/sidebars.ts', "export const sidebars = { main: ['plain'] }")
  expect((await load()).messages).toEqual([
    'content/sidebars.ts The module has no default export. Write "export default { mySidebar: […] }".',
  ])
  await write(
    'content/sidebars.ts',
    "export default { main: ['plain', { type: 'link', label: 'Old', href: '/old' }, { type: 'link', label: 'None', href: '/docs/nothing' }] }",
  )
  await write(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, redirects: [{ from: '/old', to: '/docs/intro' }] })}`,
  )
  expect((await load()).messages).toEqual([
    expect.stringMatching(
      /^content\/sidebars\.ts The sidebar "main" links to "\/docs\/nothing", which is not a page\. Nearest: /,
    ),
  ])
})

it('reports files that the configuration names and that are not there', async () => {
  const docs = { mainDocId: 'intro', sidebarPath: 'content/sidebar.ts', tagsPath: 'content/tag.yml' }
  await write(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, docs, plan: { path: 'content/pla.tsv' }, favicon: '/icon.svg' })}`,
  )
  const { site, messages } = await load()
  expect(messages).toEqual([
    'site.config.ts "docs.sidebarPath" is "content/sidebar.ts", and there is no such file. Create it, correct the path, or leave the key out.',
    'site.config.ts "docs.tagsPath" is "content/tag.yml", and there is no such file. Create it, correct the path, or leave the key out.',
    'site.config.ts "plan.path" is "content/pla.tsv", and there is no such file. Create it, correct the path, or leave the key out.',
    'site.config.ts "favicon" is "/icon.svg", and there is no such file in static/. Put it there, correct the path, or leave the key out.',
  ])
  expect(site?.pages.has('/docs/intro')).toBe(true)
  for (const [file, text] of [
    ['content/sidebar.ts', 'export default { main: ["intro"] }'],
    ['content/tag.yml', ''],
    ['content/pla.tsv', 'path\ttitle\tkind\tlang\twords\tnote\n'],
    ['static/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const)
    await write(file, text)
  expect((await load()).messages).toEqual([])
})

it('reports files that have no page, and a page with the address of another one’s file', async () => {
  await write('content/readme.markdown', '# Readme\n')
  await write('content/plain.json.md', '# JSON\n\nText.\n')
  expect((await load()).messages).toEqual([
    expect.stringMatching(
      /^content\/plain\.json\.md The path "\/docs\/plain\.json" is the address of a file that belongs to the page \/docs\/plain of content\/plain\.md\./,
    ),
    expect.stringMatching(
      /^content\/readme\.markdown Names of documents end in ".mdx" or ".md", not in ".markdown": this file has no page\./,
    ),
  ])
})

it('keeps a site when a document is at fault, without its page', async () => {
  await write('content/plain.md', '')
  const { site, messages } = await load()
  expect(messages).toEqual(['content/plain.md The file is empty. Write a title and some text, or delete the file.'])
  expect(site?.pages.has('/docs/plain')).toBe(false)
  expect(site?.pages.has('/docs/intro')).toBe(true)
})

it('has no site without a valid configuration or without documents, and recovers', async () => {
  await write('site.config.ts', 'export default {}')
  expect((await load()).site).toBeUndefined()
  await write(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, docs: { mainDocId: 'intro', path: 'nothing' } })}`,
  )
  const { site, messages } = await load()
  expect(site).toBeUndefined()
  expect(messages).toEqual([
    'site.config.ts The folder of the documents, "nothing", does not exist. Create it, or correct "docs.path".',
  ])
  await write('site.config.ts', `export default ${JSON.stringify(testConfig)}`)
  expect((await load()).site).toBeDefined()
})

it('names a fault of the program as such, with its cause', async () => {
  const cause = new TypeError('x is not a function')
  const broken = createPipeline({
    root,
    environment: {},
    compile: (document, context) =>
      document.id === 'plain' ? Promise.reject(cause) : compileDocument(document, context),
  })
  const { problems, site } = await broken.load()
  expect(problems.map(({ rule, file, message, cause: kept }) => [rule, file, message, kept === cause])).toEqual([
    [
      'internal',
      'content/plain.md',
      'Compiling the document failed inside the program: x is not a function. This is a bug in the generator; report it with the document.',
      true,
    ],
  ])
  expect(site?.pages.has('/docs/plain')).toBe(false)
})

it('runs loads one after another and tells their times', async () => {
  compiledIds = []
  const [first, second] = await Promise.all([pipeline.load(), pipeline.load()])
  expect(second.site?.pages.size).toBe(first.site?.pages.size)
  expect(compiledIds.toSorted()).toEqual(everything)
  expect(Object.keys(first.timings).toSorted()).toMatchInlineSnapshot(`
    [
      "compile",
      "configuration",
      "documents",
      "files",
      "history",
      "links",
      "pages",
      "records",
      "samples",
      "settings",
      "sidebars",
      "tags",
    ]
  `)
})

it('takes a folder docs/internal/ for documents of the site where these lie in docs/', async () => {
  await write('docs/plain.md', '# Plain\n\nText.\n')
  await write('docs/internal/page.md', '# Of the site\n\nText.\n')
  await write(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, docs: { path: 'docs', mainDocId: 'plain' } })}`,
  )
  const { site, problems } = await createPipeline({ root, environment: {}, mode: 'development' }).load()
  expect(problems).toEqual([])
  expect(site?.pages.get('/docs/internal/page')?.title).toBe('Of the site')
})

it('has the documents about the project itself in development only, in no list', async () => {
  await write('docs/internal/design.md', '# Design\n\nTokens.\n')
  const path = '/docs/internal/design'
  expect((await createPipeline({ root, environment: {} }).load()).site?.pages.has(path)).toBe(false)
  const { site } = await createPipeline({ root, environment: {}, mode: 'development' }).load()
  expect(site?.pages.get(path)).toMatchObject({ kind: 'document', title: 'Design', html: '<p>Tokens.</p>' })
})

it('warns once, with what Git says, where Git does not read the repository', async () => {
  execFileSync('git', ['init', '-q'], { cwd: root })
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  const warnings = async () => (await pipeline.load()).problems.filter(({ rule }) => rule === 'git-history')
  for (let run = 0; run < 2; run++) {
    const [warning, ...others] = await warnings()
    expect(others).toEqual([])
    expect(warning).toMatchObject({
      severity: 'warning',
      message: expect.stringMatching(/^Pages show no dates of last changes, .*\nfatal: detected dubious ownership/),
    })
  }
  vi.unstubAllEnvs()
  expect(await warnings()).toEqual([])
})
