import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFileHashes } from '../../cache/file-hashes.ts'
import type { CompileContext } from '../compile-context.ts'
import { collectProblems } from '../problems.ts'
import { testCompiled, testDocument } from '../testing/source-documents.ts'

it('the note names only the document that is being compiled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'note-'))
  const file = join(folder, 'note')
  const descriptor = openSync(file, 'w+')
  process.env['HANDBOOK_NOTE'] = String(descriptor)
  const { createDocumentCompiler } = await import('./compile-documents.ts')
  expect(process.env['HANDBOOK_NOTE']).toBeUndefined()
  const noted = () => readFileSync(file, 'utf8').split('\n')[0]

  const during: (string | undefined)[] = []
  const compiler = createDocumentCompiler({
    hashes: openFileHashes(folder),
    compileDocument: async ({ id }) => {
      during.push(noted())
      if (id === 'b') throw new Error('It fails.')
      return testCompiled(id)
    },
  })
  // SAFETY: the compiler above reads no other properties.
  const context = {
    problems: collectProblems(),
    paths: new Set(),
    staticFiles: new Set(),
    documentsByFile: new Map(),
    catalogue: new Map(),
    features: {},
  } as unknown as CompileContext
  const documents = [testDocument('a-long-name-of-a-document.md'), testDocument('b.md'), testDocument('c.md')]
  await compiler.compile(documents, context, { fingerprint: '' })
  expect(during).toEqual(['content/a-long-name-of-a-document.md', 'content/b.md', 'content/c.md'])
  expect(noted()).toBe('')

  closeSync(descriptor)
  rmSync(folder, { recursive: true })
})
