import type { DocumentPostings } from './collect-postings.ts'
import { firstLetters } from './first-letters.ts'

/** The postings of a document by the first letter of their terms. */
export interface LetteredPostings {
  /** The letters of all terms, each with a text that changes with the postings of its terms. */
  letters: ReadonlyMap<string, string>
  /** Returns the postings of the terms with this first letter. */
  read: (letter: string) => DocumentPostings
}

/** Divides postings by the first letter of their terms. Terms and postings keep their order. */
export const postingsByLetter = (postings: DocumentPostings): Map<string, DocumentPostings> => {
  const parts = new Map<string, { terms: string[]; places: number[] }>()
  /** Part and number in that part, by number of the term. */
  const owners = postings.terms.map((term) => {
    const letter = firstLetters(term, 1)
    let part = parts.get(letter)
    if (!part) parts.set(letter, (part = { terms: [], places: [] }))
    return { part, number: part.terms.push(term) - 1 }
  })
  for (const [place, term] of postings.term.entries()) owners[term]?.part.places.push(place)
  return new Map(
    [...parts].map(([letter, { terms, places }]) => [
      letter,
      {
        terms,
        term: Uint32Array.from(places, (place) => owners[postings.term[place] ?? 0]?.number ?? 0),
        section: Uint32Array.from(places, (place) => postings.section[place] ?? 0),
        field: Uint8Array.from(places, (place) => postings.field[place] ?? 0),
        quality: Uint8Array.from(places, (place) => postings.quality[place] ?? 0),
      },
    ]),
  )
}

/** Keeps postings in memory, for an index that is written as a whole. */
export const letteredPostings = (postings: DocumentPostings): LetteredPostings => {
  const parts = postingsByLetter(postings)
  return {
    letters: new Map([...parts.keys()].map((letter) => [letter, ''])),
    read: (letter) => {
      const part = parts.get(letter)
      if (!part) throw new Error(`No term begins with "${letter}".`)
      return part
    },
  }
}
