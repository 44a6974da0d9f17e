import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compileText, temporaryProject } from './testing/compile-text.ts'

const outside = mkdtempSync(join(tmpdir(), 'outside-'))
afterAll(() => rmSync(outside, { recursive: true }))

test.each([
  ['an image', '![a](./linked.txt)'],
  ['a file to download', '[a](./linked.txt)'],
  ['a quotation', '```text source="content/guide/linked.txt"\n```'],
])('%s behind a symbolic link out of the site counts as missing', async (_, body) => {
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  const linked = temporaryProject({ 'content/guide/page.mdx': '' })
  symlinkSync(join(outside, 'secret.txt'), join(linked, 'content/guide/linked.txt'))
  const missing = temporaryProject({ 'content/guide/page.mdx': '' })
  const faults = async (root: string) => (await compileText(body, { context: { root } })).problems
  const found = await faults(linked)
  expect(found).toHaveLength(1)
  expect(found).toEqual(await faults(missing))
})
