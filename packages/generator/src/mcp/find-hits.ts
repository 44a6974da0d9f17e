import type { SearchHit, SearchResult } from '@dev-handbook/search/contract'
import { readerLanguage } from '@dev-handbook/search/reader-language'
import type { Catalogue } from '../model/catalogue.ts'
import { InputFault } from './input-fault.ts'
import type { PublishedSite } from './published-site.ts'

/** What to search for. */
export interface SearchQuestion {
  query: string
  /** Language whose results come first. */
  language?: string | undefined
  /** Label of the section that results must be in. */
  section?: string | undefined
  /** From 0. */
  page?: number
  limit: number
}

/** Number of words in an excerpt. */
const excerptWords = 30

/**
 * Searches a build as its pages do: with the same engine, ranking and language of results. Throws an `InputFault` if
 * the build has no index.
 */
export const findHits = async (
  published: PublishedSite,
  site: Catalogue,
  { query, language, section, page = 0, limit }: SearchQuestion,
): Promise<SearchResult> => {
  const engine = await published.engine()
  if (!engine)
    throw new InputFault(
      'This site has a hosted search, so its build has no search index. Use "list" to find documents.',
    )
  const { results } = await engine.search([
    {
      indexName: 'embedded',
      query,
      page,
      hitsPerPage: limit,
      optionalFilters: [`language:${language ?? readerLanguage(query, site.lang)}`],
      facetFilters: section === undefined ? [] : [`hierarchy.lvl0:${section}`],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type', 'language'],
      attributesToSnippet: [`content:${excerptWords}`],
      highlightPreTag: '',
      highlightPostTag: '',
    },
  ])
  const [result] = results
  if (!result) throw new Error('The search gave no answer.')
  return result
}

/** Returns the deepest heading of a hit below the title; `undefined` if the hit is a whole document. */
export const headingOf = ({ hierarchy }: SearchHit): string | undefined =>
  [hierarchy.lvl6, hierarchy.lvl5, hierarchy.lvl4, hierarchy.lvl3, hierarchy.lvl2].find((name) => name !== null) ??
  undefined
