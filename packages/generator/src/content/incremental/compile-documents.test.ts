import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFileHashes } from '../../cache/file-hashes.ts'
import { compileDocument } from '../../compile/compile-document.ts'
import { createPipeline } from '../../pipeline/create-pipeline.ts'
import { filesAreOld } from '../testing/files-are-old.ts'
import { testCompiled, testConfig, testDocument } from '../testing/source-documents.ts'
import type { CompileContext } from '../compile-context.ts'
import { createDocumentCompiler, type CompileDocument } from './compile-documents.ts'
import { openResultStore } from './result-store.ts'
import { openTextSpool } from './text-spool.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'earlier-'))
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(testConfig)}`)
  await writeFile(join(root, 'content/intro.md'), '# Intro\n\nSee [other](other.md).\n')
  await writeFile(join(root, 'content/other.md'), '# Other\n\nText.\n')
})
afterEach(() => {
  vi.restoreAllMocks()
  return rm(root, { recursive: true, force: true })
})

/** The HTML that a run of the program makes from a document. */
const htmlOf = async (id: string) =>
  (await createPipeline({ root, environment: {} }).load()).site?.compiled.get(id)?.readHtml()

/** Marks the stored result, so that the test recognizes it. */
const mark = (id: string) => {
  const store = openResultStore(root)
  const entry = store.read(id)
  if (!entry) throw new Error(`Nothing is stored for ${id}.`)
  store.write(id, { ...entry, result: { ...entry.result, readHtml: () => '<p>stored</p>' } })
}

it('takes the results of an earlier run, but not those of documents that changed', async () => {
  const first = await htmlOf('other')
  mark('other')
  expect(await htmlOf('other')).toBe('<p>stored</p>')
  await writeFile(join(root, 'content/other.md'), '# Other\n\nNew text.\n')
  expect(await htmlOf('other')).toBe(first?.replace('Text.', 'New text.'))
})

it('compiles a document again when a document that it links to gets another address', async () => {
  await htmlOf('intro')
  mark('intro')
  await writeFile(join(root, 'content/other.md'), '---\nslug: /elsewhere\n---\n\n# Other\n\nText.\n')
  expect(await htmlOf('intro')).toContain('href="/docs/elsewhere"')
})

it('keeps the results of an aborted run', async () => {
  await writeFile(join(root, 'content/third.md'), '# Third\n\nText.\n')
  const given = new AbortController()
  const ids: string[] = []
  // Each document takes so long that the run checks for an abort after each document.
  const now = performance.now.bind(performance)
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
  const pipeline = createPipeline({
    root,
    environment: {},
    compile: async (document, context) => {
      ids.push(document.id)
      if (ids.length === 2) given.abort()
      passed += 12
      return compileDocument(document, context)
    },
  })
  expect(await pipeline.load(given.signal)).toMatchObject({ problems: [] })
  expect(ids).toHaveLength(2)
  expect((await pipeline.load(given.signal)).site).toBeUndefined()
  expect((await pipeline.load(new AbortController().signal)).site?.compiled.size).toBe(3)
  expect(ids.toSorted()).toEqual(['intro', 'other', 'third'])
})

it('shares results between runs with and without a spool', async () => {
  const withSpool = async () => {
    const spool = openTextSpool(join(root, '.cache'))
    const compiled = (await createPipeline({ root, environment: {}, spool }).load()).site?.compiled.get('other')
    const html = compiled?.readHtml()
    spool.close()
    expect(() => compiled?.readHtml(), 'the text is not in memory').toThrow('have already been released')
    return html
  }
  await withSpool()
  mark('other')
  expect(await htmlOf('other')).toBe('<p>stored</p>')
  expect(await withSpool()).toBe('<p>stored</p>')
})

it('compiles a document again when the plan no longer contains a document that it names', async () => {
  const columns = 'path\ttitle\tkind\tlang\twords\tnote\n'
  await writeFile(join(root, 'content/plan.tsv'), `${columns}guide/later\tLater\tguide\ten\t100\t\n`)
  await writeFile(
    join(root, 'content/list.mdx'),
    "# List\n\n## Part\n\n<DocumentList under=\"guide\" groups={{ 'All': ['docker', 'later'] }} />\n",
  )
  await mkdir(join(root, 'content/guide'))
  await writeFile(join(root, 'content/guide/docker.md'), '# Docker\n\nText.\n')
  expect(await htmlOf('list')).toContain('Docker')
  await writeFile(join(root, 'content/plan.tsv'), columns)
  expect(await htmlOf('list')).toBeUndefined()
})

// SAFETY: the compilers below read no other properties.
const site = {
  documentsByFile: new Map(),
  catalogue: new Map(),
  paths: new Set(),
  staticFiles: new Set(),
} as unknown as CompileContext
const document = testDocument('a.md')

it('stores no result for a file that changed during the compilation', async () => {
  const file = join(root, 'content/part.txt')
  await writeFile(file, 'before')
  const compileDocument: CompileDocument = async ({ id }) => {
    const html = await readFile(file, 'utf8')
    await writeFile(file, 'after')
    await filesAreOld(root)
    return testCompiled(id, { html, dependencies: ['content/part.txt'] })
  }
  const compiler = createDocumentCompiler({ hashes: openFileHashes(root), compileDocument })
  await compiler.compileOne(document, site, '')
  expect((await compiler.compileOne(document, site, ''))?.readHtml()).toBe('after')
})

it('detects two changes of a file in immediate succession', async () => {
  const file = join(root, 'content/part.txt')
  const compiler = createDocumentCompiler({
    hashes: openFileHashes(root),
    compileDocument: async ({ id }) =>
      testCompiled(id, { html: await readFile(file, 'utf8'), dependencies: ['content/part.txt'] }),
  })
  for (const text of ['one', 'two', 'six']) {
    await writeFile(file, text)
    expect((await compiler.compileOne(document, site, ''))?.readHtml()).toBe(text)
  }
})

it.each<[what: string, changed: Partial<CompileContext>, fingerprint?: string]>([
  [
    'the format',
    { markdown: { comments: true, admonitions: false, headingIds: true, headings: 'warn', codeMeta: 'warn' } },
  ],
  ['the folder of the documents', { folder: 'docs' }],
  ['the base of addresses', { baseUrl: '/new/' }],
  ['what broken links are', { onBrokenLinks: 'warn' }],
  ['what broken links to files are', { onBrokenMarkdownLinks: 'warn' }],
  ['the files beside the documents', {}, 'content/image.png'],
])('compiles a document again when settings change: %s', async (_, changed, fingerprint = '') => {
  const compileDocument = vi.fn<CompileDocument>(async ({ id }) => testCompiled(id))
  const compiler = createDocumentCompiler({ hashes: openFileHashes(root), compileDocument })
  for (const context of [site, site]) await compiler.compile([document], context, { fingerprint: '' })
  expect(compileDocument).toHaveBeenCalledTimes(1)
  await compiler.compile([document], { ...site, ...changed }, { fingerprint })
  expect(compileDocument).toHaveBeenCalledTimes(2)
})
