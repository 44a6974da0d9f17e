import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPipeline } from '../../../packages/generator/src/pipeline/create-pipeline.ts'
import type { CorpusDocument } from '../corpus.ts'
import { sampleFolder } from '../newer-node.ts'
import { handbook } from './handbook.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bench-handbook-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const document: CorpusDocument = {
  id: 'guide/first',
  title: 'First',
  body: 'Some text.\n\n## A part\n\nMore text.\n',
  html: '<p>Some text.</p>',
}

// Nobody runs the benches after each change, so a moved folder would be noticed late.
describe('the handbook as one of the compared generators', () => {
  it('writes a site that loads without a problem, with the static files of the handbook', async () => {
    await handbook.prepare(root, [document])
    const { site, problems } = await createPipeline({ root, environment: {} }).load()
    expect(problems).toEqual([])
    expect(site?.documents.map(({ id }) => id)).toEqual([document.id])
    expect(existsSync(join(root, 'static'))).toBe(true)
  })

  it('finds the folder whose packages include the newer Node', () => {
    expect(existsSync(join(sampleFolder, 'package.json'))).toBe(true)
  })
})
