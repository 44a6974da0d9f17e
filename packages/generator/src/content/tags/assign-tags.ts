import { compareText } from '../compare-text.ts'
import type { TagLink } from '../../model/page.ts'
import { addressFault } from '../documents/address-fault.ts'
import { frontMatterPlace } from '../documents/front-matter-place.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { FrontMatter } from '../schema/front-matter.ts'
import { slug } from '../slug.ts'
import type { SourceDocument } from '../source-document.ts'
import type { Vocabulary } from './load-tags.ts'

/** A tag that at least one listed document has. */
export interface UsedTag extends TagLink {
  description: string
  /** In the order of the documents. */
  documents: SourceDocument[]
}

/** Tags of the site and of each document. */
export interface AssignedTags {
  /** Sorted by label. */
  used: UsedTag[]
  /** By document id, in the order of the document's front matter. Tags without a page are omitted. */
  linksOf: ReadonlyMap<string, TagLink[]>
}

/** The input for assigning tags. */
export interface AssignTagsInput {
  root: string
  documents: readonly SourceDocument[]
  vocabulary: Vocabulary
  tagsPath: string
  /** Makes the description of a tag that does not declare one. */
  describe: (label: string) => string
  onUndeclaredTags: Severity
  onUnusedTags: Severity
  problems: ProblemCollector
}

type WrittenTag = NonNullable<FrontMatter['tags']>[number]

/**
 * Finds the tags of all documents and checks them against the vocabulary. Unlisted documents have tags but are omitted
 * from the lists of tags.
 */
export const assignTags = (input: AssignTagsInput): AssignedTags => {
  const { root, documents, vocabulary, problems } = input
  const declared = vocabulary.tags
  const used = new Map<string, UsedTag>()
  const slugsOf = new Map<string, string[]>()

  const toSlug = (written: WrittenTag, document: SourceDocument, index: number): string | undefined => {
    const text = typeof written === 'string' ? written : written.label
    const derived =
      declared && Object.hasOwn(declared, text)
        ? text
        : slug(typeof written === 'string' ? text : (written.permalink.split('/').at(-1) ?? ''))
    const place = () => ({ rule: 'tags', ...frontMatterPlace(root, document.file, ['tags', index]) })
    if (derived === '') {
      problems.error({
        ...place(),
        message: `The tag "${text}" has no letter or digit to make an address from. Use another one.`,
      })
      return undefined
    }
    const fault = addressFault(`${input.tagsPath}/${derived}`)
    if (fault !== undefined) {
      problems.error({
        ...place(),
        message: `The path of the tag "${text}", "${input.tagsPath}/${derived}", ${fault}. Use a shorter one.`,
      })
      return undefined
    }
    if (declared && !Object.hasOwn(declared, derived)) {
      const message = `The tag "${text}" is not declared in ${vocabulary.file}. Declare it, or use one of: ${listNearest(derived, Object.keys(declared), 5)}.`
      problems.report(input.onUndeclaredTags, { ...place(), message })
    }
    return derived
  }

  const useTag = (tagSlug: string, written: WrittenTag): UsedTag => {
    const known = used.get(tagSlug)
    if (known) return known
    const label = declared?.[tagSlug]?.label ?? (typeof written === 'string' ? written : written.label)
    const description = declared?.[tagSlug]?.description ?? input.describe(label)
    const tag = { slug: tagSlug, label, path: `${input.tagsPath}/${tagSlug}`, description, documents: [] }
    used.set(tagSlug, tag)
    return tag
  }

  for (const document of documents) {
    const slugs: string[] = []
    for (const [index, written] of (document.frontMatter.tags ?? []).entries()) {
      const tagSlug = toSlug(written, document, index)
      if (tagSlug === undefined || slugs.includes(tagSlug)) continue
      slugs.push(tagSlug)
      if (!document.frontMatter.unlisted) useTag(tagSlug, written).documents.push(document)
    }
    slugsOf.set(document.id, slugs)
  }

  for (const tagSlug of Object.keys(declared ?? {})) {
    if (used.has(tagSlug)) continue
    const message = `The tag "${tagSlug}" is declared, but no document has it. Use it or delete it.`
    problems.report(input.onUnusedTags, {
      rule: 'tags',
      file: vocabulary.file,
      ...vocabulary.placeOf(tagSlug),
      message,
    })
  }

  const toLink = (tagSlug: string): TagLink[] => {
    const tag = used.get(tagSlug)
    return tag ? [{ slug: tag.slug, label: tag.label, path: tag.path }] : []
  }
  return {
    used: [...used.values()].toSorted(byLabel),
    linksOf: new Map([...slugsOf].map(([id, slugs]) => [id, slugs.flatMap(toLink)])),
  }
}

const byLabel = (a: UsedTag, b: UsedTag): number =>
  compareText(a.label.toLowerCase(), b.label.toLowerCase()) || compareText(a.slug, b.slug)
