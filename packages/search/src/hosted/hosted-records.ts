import { fields, type Field } from '../index-format/postings.ts'
import type { SearchRecord } from '../record.ts'
import { fieldWeights } from '../weights.ts'

/** Longest text of one record (UTF-16 units), because the service limits a record to 10 kB on its smallest plan. */
const longestContent = 3_500

/** Returns the records in the form that the service accepts: a long text becomes several records of its section. */
export const toHostedRecords = (records: readonly SearchRecord[]): SearchRecord[] =>
  records.flatMap((record) =>
    pieces(record.content ?? '').map((content, index) => ({
      ...record,
      objectID: index === 0 ? record.objectID : `${record.objectID}:${index + 1}`,
      content: record.content === null ? null : content,
    })),
  )

/** Splits a text at spaces, if it has any. */
const pieces = (text: string): string[] => {
  if (text.length <= longestContent) return [text]
  const space = text.lastIndexOf(' ', longestContent)
  const end = space > 0 ? space : longestContent
  return [text.slice(0, end), ...pieces(text.slice(end).trimStart())]
}

/** Attributes of a record that correspond to a field of the embedded index. */
const attributesOf: Readonly<Record<Field, readonly string[]>> = {
  title: ['unordered(hierarchy.lvl1)'],
  heading: [2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
  keywords: ['unordered(keywords)'],
  ancestor: [],
  about: ['unordered(hierarchy.lvl0)', 'tags', 'unordered(phrases)'],
  content: ['content'],
}

/** Settings of a hosted index that make its answers similar to those of the embedded index. */
export const hostedSettings = {
  searchableAttributes: fields
    .toSorted((a, b) => fieldWeights[b].worth - fieldWeights[a].worth)
    .flatMap((field) => attributesOf[field]),
  attributesForFaceting: ['lang', 'versionTag', 'language', 'tags', 'hierarchy.lvl0'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type', 'language', 'tags'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'content'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  queryLanguages: ['en', 'ru'],
  indexLanguages: ['en', 'ru'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 9,
  advancedSyntax: false,
  separatorsToIndex: '+#',
} as const
