import { createHash } from 'node:crypto'
import { indexOrder } from '@dev-handbook/search/index-writer/gather-documents'
import type { SearchRecord } from '@dev-handbook/search/record'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import { digestOf } from '../digest/document-digest.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { SourceDocument } from '../source-document.ts'
import type { AssignedTags } from '../tags/assign-tags.ts'
import { countInboundLinks, type RecordSource, toSearchRecords } from './search-records.ts'

interface RecordsInput {
  config: SiteConfig
  listed: readonly SourceDocument[]
  compiled: ReadonlyMap<string, CompiledDocument>
  tags: AssignedTags
  /** Labels by first folder. */
  sections: ReadonlyMap<string, string>
}

/** Records of a document. */
export interface DocumentRecords {
  path: string
  /** A hash that changes with the records. No text is read for it. */
  fingerprint: string
  read: () => readonly SearchRecord[]
}

/** Records of a site's documents. */
export interface SiteRecords {
  /**
   * The records of each document together, in the order of the index. They are made when they are read: all at once
   * they would hold every text of the site in memory.
   */
  byDocument: () => Iterable<DocumentRecords>
  /** A hash that changes with the records. No text is read for it. */
  fingerprint: () => string
  /** All records, made at the first access. */
  readonly all: readonly SearchRecord[]
}

export const siteRecords = ({ config, listed, compiled, tags, sections }: RecordsInput): SiteRecords => {
  const sorted = listed.toSorted((a, b) => indexOrder(placeOf(a), placeOf(b)))
  const inbound = countInboundLinks(listed, compiled)
  function* sources(): Generator<RecordSource & { compiled: CompiledDocument }> {
    for (const { id, path, title, description, lang, frontMatter } of sorted) {
      const result = compiled.get(id)
      if (!result) continue
      yield {
        document: { path, title, description, lang, frontMatter },
        compiled: result,
        section: sections.get(id.split('/')[0] ?? '') ?? config.title,
        tags: (tags.linksOf.get(id) ?? []).map(({ label }) => label),
        inboundLinks: inbound.get(path) ?? 0,
        lang: config.lang,
        versionName: 'current',
      }
    }
  }
  function* byDocument(): Generator<DocumentRecords> {
    for (const { compiled: result, ...facts } of sources())
      yield {
        path: facts.document.path,
        fingerprint: hashOf(`${JSON.stringify(facts)} ${digestOf(result).sections}`),
        read: () => toSearchRecords({ compiled: result, ...facts }),
      }
  }
  let all: readonly SearchRecord[] | undefined
  return {
    byDocument,
    fingerprint: () => hashOf([...byDocument()].map(({ fingerprint }) => fingerprint).join(' ')),
    get all() {
      all ??= [...byDocument()].flatMap(({ read }) => read())
      return all
    },
  }
}

/** The facts about a document that decide its place in the index. */
const placeOf = ({ lang, path, frontMatter }: SourceDocument): Parameters<typeof indexOrder>[0] => ({
  language: lang,
  specialized: frontMatter.specialized ?? false,
  path,
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
