import {
  hierarchyLevels,
  type HierarchyLevel,
  type MarkedValue,
  type SearchHit,
  type SearchRequest,
} from '../contract.ts'
import { fields } from '../index-format/postings.ts'
import { noHierarchy, type SearchRecord } from '../record.ts'
import type { IndexReader } from './index-reader.ts'
import type { SectionName } from './section-reader.ts'
import { markBeginning, markSnippet, markText, termMatcher, type MarkOptions } from './mark-text.ts'
import type { ExpandedWord } from './rank-sections.ts'
import type { RankedSection } from './ranked-section.ts'

const contentField = fields.indexOf('content')
const aboutField = fields.indexOf('about')
const defaultSnippet = 10
/** Length of an answer's text as a multiple of a snippet's length. */
const answerLength = 4

/**
 * Converts a ranked section to a hit, and fetches the texts that the hit shows. A section whose names match becomes a
 * heading's record. A section whose text matches becomes a text's record. A document's description is in its text.
 */
export const toHit = async (options: {
  index: IndexReader
  section: RankedSection
  request: SearchRequest
  marks: MarkOptions
  isAnswer?: boolean
}): Promise<SearchHit> => {
  const { index, section, request, marks, isAnswer = false } = options
  const { words } = marks
  const document = await index.document(section.document)
  const isText =
    isAnswer ||
    words.some((_, word) => section.fields[word] === contentField) ||
    (section.section === 0 && section.fields.every((field) => field <= aboutField))
  const { anchor, headings } = section.section > 0 ? await index.sectionName(section.document, section.section) : noName
  const url = anchor === null ? document.path : `${document.path}#${anchor}`
  const objectID = isText ? `${url}:text` : url
  const text =
    isText && wants(request, 'content') && (request.contentOf?.includes(objectID) ?? true)
      ? await index.sectionText(section.document, section.section)
      : null

  const hierarchy: SearchRecord['hierarchy'] = {
    ...noHierarchy,
    lvl0: index.manifest.groups[document.group] ?? '',
    lvl1: document.title,
  }
  for (const [place, heading] of headings.entries()) {
    const level = hierarchyLevels[place + 2]
    if (level) hierarchy[level] = heading
  }
  const deepest = hierarchyLevels.findLast((level) => hierarchy[level] !== null) ?? 'lvl1'
  const levels: [HierarchyLevel, MarkedValue][] = hierarchyLevels.flatMap((level) => {
    const value = hierarchy[level]
    return value === null ? [] : [[level, markText(value, marks)]]
  })
  const marked = Object.fromEntries(levels)
  return {
    objectID,
    url,
    anchor,
    type: isText ? 'content' : deepest,
    hierarchy,
    content: text,
    language: index.manifest.languages[document.language] ?? '',
    tags: wants(request, 'tags') ? [...(await index.tags(section.document))] : [],
    ...(isAnswer ? { isAnswer } : {}),
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: marked,
      ...(text === null
        ? {}
        : {
            content: isAnswer
              ? markBeginning(text, answerLength * snippetLength(request), marks)
              : markSnippet(text, snippetLength(request), marks),
          }),
    },
  }
}

const noName: SectionName = { anchor: null, headings: [] }

/** Whether a request wants an attribute. Omitted attributes are not fetched. */
const wants = ({ attributesToRetrieve }: SearchRequest, attribute: 'content' | 'tags'): boolean =>
  attributesToRetrieve?.includes(attribute) ?? true

const snippetLength = ({ attributesToSnippet = [] }: SearchRequest): number => {
  const length = attributesToSnippet.find((attribute) => attribute.startsWith('content:'))?.slice('content:'.length)
  return length !== undefined && /^[1-9]\d{0,2}$/.test(length) ? Number(length) : defaultSnippet
}

/** Options for marking matches, from a request. */
export const markOptions = (request: SearchRequest, words: readonly ExpandedWord[]): MarkOptions => ({
  words,
  matchTerm: termMatcher(words),
  preTag: request.highlightPreTag ?? '<em>',
  postTag: request.highlightPostTag ?? '</em>',
  ellipsis: request.snippetEllipsisText ?? '…',
})
