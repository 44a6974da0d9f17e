import { expect, it } from 'vitest'
import type { CompiledDocument, DocumentDigest } from '../../model/compiled-document.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { SourceDocument } from '../source-document.ts'
import { siteRecords } from './site-records.ts'

const facts = {
  title: 'Docker',
  description: 'About containers.',
  lang: 'en',
  keywords: ['container'],
  phrases: ['ship an app'],
  specialized: false,
  tag: 'Tools',
  section: 'Guides',
  siteLang: 'en',
  /** A link of another document. */
  link: '/docs/guide/docker',
  sections: 'hash of the sections',
  html: 'hash of the HTML',
}

/** The fingerprint of a site with two documents. The texts of the documents cannot be read. */
const fingerprintOf = (changed: Partial<typeof facts>): string => {
  const { title, description, lang, keywords, phrases, specialized, tag, section, siteLang, link, sections, html } = {
    ...facts,
    ...changed,
  }
  const documentOf = (name: string) =>
    ({
      id: `guide/${name}`,
      path: `/docs/guide/${name}`,
      ...(name === 'docker'
        ? { title, description, lang, frontMatter: { keywords, phrases, specialized } }
        : { ...facts, frontMatter: {} }),
    }) as unknown as SourceDocument
  const compiledOf = (path: string): CompiledDocument =>
    ({
      digest: { sections, html } as DocumentDigest,
      links: [{ path }],
      get sections() {
        throw new Error('The texts were read.')
      },
    }) as unknown as CompiledDocument
  return siteRecords({
    config: { title: 'Handbook', lang: siteLang } as SiteConfig,
    listed: [documentOf('docker'), documentOf('other')],
    compiled: new Map([
      ['guide/docker', compiledOf('/docs/none')],
      ['guide/other', compiledOf(link)],
    ]),
    tags: { linksOf: new Map([['guide/docker', [{ label: tag }]]]) } as never,
    sections: new Map([['guide', section]]),
  }).fingerprint()
}

it('has a fingerprint that changes with every fact of the records, and with no other fact', () => {
  const first = fingerprintOf({})
  expect(fingerprintOf({ html: 'another' })).toBe(first)
  const changes: Partial<typeof facts>[] = [
    { title: 'Podman' },
    { description: 'About images.' },
    { lang: 'ru' },
    { keywords: ['image'] },
    { phrases: ['run an app'] },
    { specialized: true },
    { tag: 'Servers' },
    { section: 'Books' },
    { siteLang: 'ru' },
    { link: '/docs/none' },
    { sections: 'another' },
  ]
  expect(new Set([first, ...changes.map(fingerprintOf)]).size).toBe(changes.length + 1)
})
