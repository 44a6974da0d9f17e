import { expect, it } from 'vitest'
import { siteConfigSchema } from '../schema/site-config.ts'
import { testCompiled, testConfig, testDocument } from '../testing/source-documents.ts'
import { documentPage } from './document-page.ts'

const page = (packages: { name: string; version: string }[], packagesLockedAt: string | undefined) =>
  documentPage({
    document: testDocument('guide/a.md'),
    compiled: testCompiled('guide/a', {}),
    config: siteConfigSchema.parse(testConfig),
    sidebar: undefined,
    previous: undefined,
    next: undefined,
    tags: [],
    related: [],
    updatedAt: undefined,
    packages,
    packagesLockedAt,
  })

it('says when the packages of its samples were locked, and nothing where it names none', () => {
  expect(page([{ name: 'zod', version: '4.0.0' }], '2026-01-02')).toMatchObject({ packages: [{ name: 'zod' }], packagesLockedAt: '2026-01-02' })
  expect(page([], '2026-01-02')).not.toHaveProperty('packagesLockedAt')
  expect(page([{ name: 'zod', version: '4.0.0' }], undefined)).not.toHaveProperty('packagesLockedAt')
})
