import { fields, visitPostings } from '../index-format/postings.ts'
import { matchWorth } from '../match-worth.ts'
import { queryWeights } from '../weights.ts'
import { favourFocused } from './favour-focused.ts'
import type { Alternative } from './find-terms.ts'
import type { QueryWord } from './parse-query.ts'
import { type RankedSection, sectionsPerDocument } from './ranked-section.ts'

/** A word of the query with the terms of the index that it may mean. */
export interface ExpandedWord extends QueryWord {
  alternatives: Alternative[]
}

const cyrillic = /[а-яё]/
const latin = /^[a-z]/

/** Whether the reader means a word in Cyrillic letters, also when it was typed on the other keyboard layout. */
const meansCyrillic = ({ term, alternatives }: ExpandedWord): boolean =>
  cyrillic.test(term) !== (alternatives.length > 0 && alternatives.every(({ swapped }) => swapped))

const titleField = fields.indexOf('title')
const aboutField = fields.indexOf('about')
const keywordsField = fields.indexOf('keywords')

/** By field of the first section: the least share of a word that names the document's subject. */
const naming: Partial<Record<number, number>> = {
  [titleField]: queryWeights.namingTitleWord,
  [keywordsField]: queryWeights.namingKeywordWord,
}

/** Best match of each word in a section. */
interface FoundSection {
  worth: number[]
  /** Index into `fields`, -1 without a match. */
  field: number[]
}

export interface RankOptions {
  /** Number of sections in the index. */
  sectionCount: number
  /** Factor for the answers of a document: lower in another language. */
  worthOf?: (document: number) => number
  /** Whether a document is about a special subject. It comes later when the query does not name the subject. */
  isSpecialized?: (document: number) => boolean
  /** Share of the query that an answer must contain. */
  leastCoverage?: number
}

/**
 * Ranks the sections that contain the words: by field, quality of the match, rarity of the word and the covered share
 * of the query.
 */
export const rankSections = (
  words: readonly ExpandedWord[],
  {
    sectionCount,
    worthOf = () => 1,
    isSpecialized = () => false,
    leastCoverage = queryWeights.leastCoverage,
  }: RankOptions,
): RankedSection[] => {
  const found = new Map<number, FoundSection>()
  const titles = new Map<number, number[]>()
  /** Documents whose subject the query names. */
  const named = new Set<number>()
  const isCyrillic = words.some(meansCyrillic)
  const rarity = words.map(({ alternatives, optional, term }, word) => {
    let total = 0
    for (const { postings, quality } of alternatives) {
      const count = visitPostings(postings, (document, section, field, share) => {
        const worth = matchWorth(field, share) * quality
        const key = document * sectionsPerDocument + section
        let place = found.get(key)
        if (!place) found.set(key, (place = { worth: words.map(() => 0), field: words.map(() => -1) }))
        if (worth > (place.worth[word] ?? 0)) {
          place.worth[word] = worth
          place.field[word] = field
        }
        if (section === 0 && (field === titleField || field === keywordsField || field === aboutField)) {
          let title = titles.get(document)
          if (!title) titles.set(document, (title = words.map(() => 0)))
          title[word] = Math.max(title[word] ?? 0, worth)
          if (!optional && share * quality >= (naming[field] ?? Infinity)) named.add(document)
        }
      })
      total = Math.max(total, count)
    }
    const rare =
      Math.log(1.5 + sectionCount / (1 + total)) * (isCyrillic && latin.test(term) ? queryWeights.latinName : 1)
    return total === 0 ? rare * queryWeights.unknownWord : rare
  })

  const subjectWorth = (document: number): number => {
    if (!isSpecialized(document) || named.has(document)) return 1
    return isCyrillic && worthOf(document) === 1 ? queryWeights.unnamedSubjectInCyrillic : queryWeights.unnamedSubject
  }

  /** Rarity of the words that an answer needs. */
  const needed = words.map(({ optional }, word) => (optional ? 0 : (rarity[word] ?? 0)))
  const whole = needed.reduce((sum, rare) => sum + rare, 0)
  const ranked: RankedSection[] = []
  for (const [key, { worth, field }] of found) {
    const document = Math.floor(key / sectionsPerDocument)
    const section = key % sectionsPerDocument
    const title = section === 0 ? undefined : titles.get(document)
    const inherited = field.some((best, word) => best >= keywordsField && !words[word]?.optional)
      ? queryWeights.inheritedByName
      : queryWeights.inheritedByText
    let sum = 0
    let covered = 0
    let own = false
    for (const [word, { optional, fragment, begun }] of words.entries()) {
      // An optional word counts only in the section itself: a title that begins so means nothing for its sections.
      const best = Math.max(worth[word] ?? 0, words.length > 1 && !optional ? inherited * (title?.[word] ?? 0) : 0)
      if (best === 0) continue
      sum +=
        best * (rarity[word] ?? 0) * (optional && !fragment && !begun && words.length > 1 ? queryWeights.weakWord : 1)
      if (optional) continue
      covered += rarity[word] ?? 0
      own ||= (worth[word] ?? 0) > 0
    }
    const coverage = whole === 0 ? 0 : covered / whole
    if (own && coverage >= leastCoverage) {
      const score = sum * coverage ** queryWeights.coveragePower * worthOf(document) * subjectWorth(document)
      ranked.push({
        document,
        section,
        score,
        fields: words.map(({ optional }, word) => (optional ? -1 : (field[word] ?? -1))),
      })
    }
  }
  return favourFocused(ranked, found, needed)
}
