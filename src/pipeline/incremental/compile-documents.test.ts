import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { compileDocument } from '../compile/compile-document.ts'
import { createPipeline } from '../create-pipeline.ts'
import { testConfig } from '../testing/source-documents.ts'
import type { CompileContext } from '../compile-context.ts'
import type { CompiledDocument } from '../compiled-document.ts'
import { createDocumentCompiler, type CompileDocument, type CompiledEntry } from './compile-documents.ts'
import { openResultStore } from './result-store.ts'
import { openTextSpool } from './text-spool.ts'

vi.setConfig({ testTimeout: 30_000 })

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'earlier-'))
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(testConfig)}`)
  await writeFile(join(root, 'content/intro.md'), '# Intro\n\nSee [other](other.md).\n')
  await writeFile(join(root, 'content/other.md'), '# Other\n\nText.\n')
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** What a run of the program makes of a document. */
const htmlOf = async (id: string) => (await createPipeline({ root, environment: {} }).load()).site?.compiled.get(id)?.html

/** Marks the stored result, so that it is known again. */
const mark = (id: string) => {
  const store = openResultStore<CompiledEntry>(root)
  const entry = store.read(id)
  if (!entry) throw new Error(`Nothing is stored for ${id}.`)
  store.write(id, { ...entry, result: { ...entry.result, html: '<p>stored</p>' } })
}

it('takes the results of an earlier run, but not those of documents that changed', async () => {
  const first = await htmlOf('other')
  mark('other')
  expect(await htmlOf('other')).toBe('<p>stored</p>')
  await writeFile(join(root, 'content/other.md'), '# Other\n\nText anew.\n')
  expect(await htmlOf('other')).toBe(first?.replace('Text.', 'Text anew.'))
})

it('compiles a document again when one that it links to has another address', async () => {
  await htmlOf('intro')
  mark('intro')
  await writeFile(join(root, 'content/other.md'), '---\nslug: /elsewhere\n---\n\n# Other\n\nText.\n')
  expect(await htmlOf('intro')).toContain('href="/docs/elsewhere"')
})

it('keeps what a run compiled that was given up', async () => {
  await writeFile(join(root, 'content/third.md'), '# Third\n\nText.\n')
  const given = new AbortController()
  const ids: string[] = []
  const pipeline = createPipeline({
    root,
    environment: {},
    compile: async (document, context) => {
      ids.push(document.id)
      if (ids.length === 2) given.abort()
      await new Promise((resolve) => setTimeout(resolve, 12))
      return compileDocument(document, context)
    },
  })
  expect(await pipeline.load(given.signal)).toMatchObject({ problems: [] })
  expect(ids).toHaveLength(2)
  expect((await pipeline.load(given.signal)).site).toBeUndefined()
  expect((await pipeline.load(new AbortController().signal)).site?.compiled.size).toBe(3)
  expect(ids.toSorted()).toEqual(['intro', 'other', 'third'])
})

it('takes what a run with a spool has kept, and the other way round', async () => {
  const withSpool = async () => {
    const spool = openTextSpool(join(root, '.cache'))
    const html = (await createPipeline({ root, environment: {}, spool }).load()).site?.compiled.get('other')?.html
    spool.close()
    return html
  }
  await withSpool()
  mark('other')
  expect(await htmlOf('other')).toBe('<p>stored</p>')
  expect(await withSpool()).toBe('<p>stored</p>')
})

it('compiles a document again when one that it names is not planned any more', async () => {
  const columns = 'path\ttitle\tkind\tlang\twords\tnote\n'
  await writeFile(join(root, 'content/plan.tsv'), `${columns}guide/later\tLater\tguide\ten\t100\t\n`)
  await writeFile(join(root, 'content/list.mdx'), "# List\n\n## Part\n\n<DocumentList under=\"guide\" groups={{ 'All': ['docker', 'later'] }} />\n")
  await mkdir(join(root, 'content/guide'))
  await writeFile(join(root, 'content/guide/docker.md'), '# Docker\n\nText.\n')
  expect(await htmlOf('list')).toContain('Docker')
  await writeFile(join(root, 'content/plan.tsv'), columns)
  expect(await htmlOf('list')).toBeUndefined()
})

it('does not keep a result of what changed while it was made', async () => {
  const file = join(root, 'content/part.txt')
  await writeFile(file, 'before')
  let runs = 0
  const compileDocument: CompileDocument = async ({ id }) => {
    runs++
    const html = await readFile(file, 'utf8')
    await writeFile(file, 'after')
    // Longer than a file counts as fresh.
    await new Promise((done) => setTimeout(done, 150))
    return { id, html, dependencies: ['content/part.txt'] } as unknown as CompiledDocument
  }
  const compiler = createDocumentCompiler({ root, compileDocument })
  const { site } = await createPipeline({ root, environment: {} }).load()
  const document = site?.documents[0]
  if (!document) throw new Error('The site of the test has no document.')
  const context = { documentsByFile: new Map(), catalogue: new Map(), paths: new Set(), staticFiles: new Set() } as unknown as CompileContext
  await compiler.compileOne(document, context, '')
  expect((await compiler.compileOne(document, context, ''))?.html).toBe('after')
  expect(runs).toBe(2)
})
