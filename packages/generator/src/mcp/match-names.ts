import { initialsOf } from '@dev-handbook/search/index-writer/initials'
import { isPartOf, likeness, sameButMistyped, sameWords, sameWordSet, tellingWords, wordsOf } from './name-words.ts'

/** The names of a document. */
export interface Named {
  path: string
  title: string
  keywords?: readonly string[] | undefined
}

/** Documents whose names match a request in the same way. */
export interface NameMatch<Document> {
  /**
   * `name`: the request is the title or the name in the address. `alias`: it is another name, such as a keyword, initials
   * or another form. `guess`: it is a part of the title or mistyped, so that only a single document counts.
   */
  kind: 'name' | 'alias' | 'guess'
  documents: Document[]
}

/** A request or a name, prepared for comparisons. */
interface Name {
  words: string[]
  /** The words without those that carry no meaning. */
  telling: string[]
  /** Without spaces and hyphens: `nodejs` of `Node.js`. */
  joined: string
}

interface Names {
  title: Name
  /** Last name in the address. */
  slug: Name
  keywords: Name[]
  initials: string[]
}

type Way = readonly [NameMatch<unknown>['kind'], (names: Names, request: Name) => boolean]

/** Ways in which a document's names can match all words of a request, the surest first. */
const waysOfAllWords: readonly Way[] = [
  ['name', ({ title }, { joined }) => title.joined === joined],
  ['name', ({ slug }, { joined }) => slug.joined === joined],
  ['alias', ({ initials }, { joined, words }) => words.length === 1 && initials.includes(joined)],
  ['alias', ({ keywords }, { joined }) => keywords.some((keyword) => keyword.joined === joined)],
  ['alias', ({ title, slug }, { words }) => [title, slug].some((name) => sameWords(words, name.words))],
  ['alias', ({ keywords }, { words }) => keywords.some((name) => sameWords(words, name.words))],
]

/** The same for the words that carry meaning. They follow the ways above. */
const waysOfTellingWords: readonly Way[] = [
  ['alias', (names, { telling }) => namesOf(names).some((name) => sameWordSet(telling, name.words))],
  ['guess', ({ title }, { telling }) => isPartOf(telling, title.words)],
  ['alias', (names, { telling }) => namesOf(names).some((name) => isName(name) && sameWordSet(telling, name.telling))],
  [
    'guess',
    (names, { telling }) => namesOf(names).some((name) => isName(name) && sameButMistyped(telling, name.telling)),
  ],
  ['guess', ({ title }, { telling }) => isPartOf(telling, title.words, sameButMistyped)],
]

/**
 * Finds the documents that a request names, the surest matches first. Every word of the request that carries meaning
 * must be in the name: a document about sorting does not match `quantum sort`.
 */
export const matchNames = <Document extends Named>(
  request: string,
  documents: readonly Document[],
): NameMatch<Document>[] => {
  const wanted = nameOf(request)
  const ways = [
    ...(wanted.joined === '' ? [] : waysOfAllWords),
    ...(wanted.telling.length === 0 ? [] : waysOfTellingWords),
  ]
  const known = documents.map((document) => [namesOfDocument(document), document] as const)
  return ways.flatMap(([kind, matches]) => {
    const found = known.filter(([names]) => matches(names, wanted)).map(([, document]) => document)
    return found.length === 0 ? [] : [{ kind, documents: found }]
  })
}

/**
 * Orders documents by the similarity of their names to the words of the request, most similar first. Keywords count less
 * than titles and addresses.
 */
export const nearestNames = <Document extends Named>(request: string, documents: readonly Document[]): Document[] => {
  const telling = nameOf(request).telling.slice(0, mostCompared)
  const scores = new Map(
    documents.map((document) => {
      const { title, slug, keywords } = namesOfDocument(document)
      const own = likeness(telling, [...title.words, ...slug.words])
      const others = likeness(
        telling,
        keywords.flatMap(({ words }) => words),
      )
      return [document, own + Math.max(0, others - own) / 4]
    }),
  )
  return documents.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

/** How many words of a request are compared with each name. A request may be a long text. */
const mostCompared = 8

const nameOf = (text: string): Name => {
  const words = wordsOf(text)
  return { words, telling: tellingWords(words), joined: words.join('') }
}

const namesOfDocument = ({ path, title, keywords = [] }: Named): Names => ({
  title: nameOf(title),
  slug: nameOf(path.slice(path.lastIndexOf('/') + 1)),
  keywords: keywords.map(nameOf),
  initials: initialsOf(title, true),
})

/** Keywords can be questions. Their few telling words are no name: `what sort does javascript use`. */
const isName = ({ words, telling }: Name): boolean => telling.length > 0 && words.length - telling.length <= 1

const namesOf = ({ title, slug, keywords }: Names): Name[] => [title, slug, ...keywords]
