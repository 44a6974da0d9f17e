import { expect, it } from 'vitest'
import { readPage } from '../content/pages/site-page.ts'
import { createPipeline } from './create-pipeline.ts'
import { useSmallSite } from './testing/small-site.ts'

const { root, write, configure } = useSmallSite()

it('reads docs/internal/ as documents of the site where docs/ is the folder of the documents', async () => {
  await write('docs/plain.md', '# Plain\n\nText.\n')
  await write('docs/internal/page.md', '# Of the site\n\nText.\n')
  await configure({ docs: { path: 'docs', mainDocId: 'plain' } })
  const { site, problems } = await createPipeline({ root: root(), environment: {}, mode: 'development' }).load()
  expect(problems).toEqual([])
  expect(site?.pages.get('/docs/internal/page')?.title).toBe('Of the site')
})

it('shows the documents about the project itself in development only, and lists them nowhere', async () => {
  await write('docs/internal/design.md', '# Design\n\nTokens.\n')
  const path = '/docs/internal/design'
  expect((await createPipeline({ root: root(), environment: {} }).load()).site?.pages.has(path)).toBe(false)
  const { site } = await createPipeline({ root: root(), environment: {}, mode: 'development' }).load()
  const page = site?.pages.get(path)
  expect(page && readPage(page)).toMatchObject({ kind: 'document', title: 'Design', html: '<p>Tokens.</p>' })
})
