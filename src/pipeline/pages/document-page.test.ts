import { expect, it } from 'vitest'
import { siteConfigSchema } from '../schema/site-config.ts'
import { testCompiled, testConfig, testDocument } from '../testing/source-documents.ts'
import { documentPage } from './document-page.ts'

const page = (packages: { name: string; version: string }[], packagesLockedAt: string | undefined, document = testDocument('guide/a.md')) =>
  documentPage({
    document,
    compiled: testCompiled('guide/a', {}),
    config: siteConfigSchema.parse(testConfig),
    sidebar: undefined,
    previous: undefined,
    next: undefined,
    tags: [],
    related: [],
    updatedAt: '2026-07-05',
    packages,
    packagesLockedAt,
  })

it('says when the packages of its samples were locked, and nothing where it names none', () => {
  expect(page([{ name: 'zod', version: '4.0.0' }], '2026-01-02')).toMatchObject({ packages: [{ name: 'zod' }], packagesLockedAt: '2026-01-02', packagesLockedText: 'January 2, 2026' })
  expect(page([], '2026-01-02')).not.toHaveProperty('packagesLockedAt')
  expect(page([{ name: 'zod', version: '4.0.0' }], undefined)).not.toHaveProperty('packagesLockedAt')
})

it('writes dates and the name of another language out, so that the browser need not', () => {
  expect(page([], undefined)).toMatchObject({ updatedAt: '2026-07-05', updatedText: 'July 5, 2026' })
  expect(page([], undefined)).not.toHaveProperty('languageName')
  expect(page([], undefined, { ...testDocument('guide/a.md'), lang: 'ru' })).toMatchObject({ languageName: 'русский' })
})
