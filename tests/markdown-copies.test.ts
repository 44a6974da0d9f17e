import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildMarkdown } from '../packages/generator/src/compile/testing/build-markdown.ts'
import { meaningOf } from '../packages/generator/src/compile/testing/meaning-of.ts'
import { createPipeline } from '../packages/generator/src/pipeline/create-pipeline.ts'
import type { Site } from '../packages/generator/src/content/site.ts'

let site: Site
beforeAll(async () => {
  const result = await createPipeline({ root: resolve(import.meta.dirname, '../handbook') }).load()
  if (!result.site) throw new Error('The handbook has no site.')
  site = result.site
})

it('the Markdown of every document means the same as its page', () => {
  const others: string[] = []
  for (const { id, title } of site.documents) {
    const compiled = site.compiled.get(id)
    if (!compiled) continue
    const page = meaningOf(`<h1>${title}</h1>${compiled.readHtml()}`)
    const copy = meaningOf(buildMarkdown(compiled.readMarkdown()))
    const at = copy.findIndex((part, index) => JSON.stringify(part) !== JSON.stringify(page[index]))
    if (at === -1 && copy.length === page.length) continue
    const place = at === -1 ? copy.length : at
    others.push(`${id}\n  page: ${JSON.stringify(page[place])}\n  copy: ${JSON.stringify(copy[place])}`)
  }
  expect(others).toEqual([])
  expect(site.documents.length).toBeGreaterThan(200)
})

it('no section of a copy is empty, also when the page has a player there', () => {
  const empty: string[] = []
  for (const { id } of site.documents) {
    const copy = meaningOf(buildMarkdown(site.compiled.get(id)?.readMarkdown() ?? ''))
    for (const [index, part] of copy.entries()) {
      const next = copy[index + 1]
      if (typeof part !== 'object' || !('heading' in part) || part.heading === 1) continue
      const isEnd =
        next === undefined || (typeof next === 'object' && 'heading' in next && next.heading <= part.heading)
      if (isEnd) empty.push(`${id}: ${part.text}`)
    }
  }
  expect(empty).toEqual([])
})
