import { expect, it } from 'vitest'
import type { Posting } from '../index-format/postings.ts'
import { fields, qualityStep, visitPostings } from '../index-format/postings.ts'
import { cutPacks } from './cut-packs.ts'
import { createPostingMerger } from './posting-lists.ts'

const postings = (count: number, first: number): Posting[] =>
  Array.from({ length: count }, (_, number) => ({
    document: first + number,
    section: number % 3,
    field: 'content',
    quality: 0.5,
  }))
const letters = 'aeioruy'
const endings = [...letters].flatMap((a) => [...letters].flatMap((b) => [...letters].map((c) => a + b + c)))
const terms = ['c', 'co', 'con', ...endings.map((ending) => `con${ending}`), 'cot', 'cut'].toSorted()
const lists = new Map(terms.map((term, number) => [term, postings(1 + (number % 40), number)]))
const merger = createPostingMerger()
for (let number = 0; number < terms.length + 40; number++) {
  const places = [...lists].flatMap(([term, list]) =>
    list.flatMap((posting) => (posting.document === number ? [{ ...posting, term }] : [])),
  )
  merger.add(number, {
    terms,
    term: Uint32Array.from(places, ({ term }) => terms.indexOf(term)),
    section: Uint32Array.from(places, ({ section }) => section),
    field: Uint8Array.from(places, ({ field }) => fields.indexOf(field)),
    quality: Uint8Array.from(places, ({ quality }) => qualityStep(quality)),
  })
}
const merged = merger.lists()
const packs = cutPacks('c', merged.terms, merged)
const termsOf = ({ pack }: (typeof packs)[number]) => pack.terms.split(' ')

it('keeps all terms in order, in packs of a limited size, each found by its beginning', () => {
  expect(packs.length).toBeGreaterThan(5)
  expect(packs.flatMap(termsOf)).toEqual(terms)
  expect(Math.max(...packs.map(({ pack }) => pack.terms.length + pack.postings.join('').length))).toBeLessThan(4_000)
  for (const [number, pack] of packs.entries()) {
    const next = packs[number + 1]
    expect(termsOf(pack).every((term) => term >= pack.from && (!next || term < next.from))).toBe(true)
  }
})

it('answers every beginning from one or two packs: with its terms, or with its best sections', () => {
  const beginnings = new Set(
    terms.flatMap((term) => [3, 4, 5].map((length) => term.slice(0, length)).filter(({ length }) => length > 2)),
  )
  for (const beginning of beginnings) {
    const holding = packs.filter((pack) => termsOf(pack).some((term) => term.startsWith(beginning)))
    const place = packs.findLast(({ from }) => from <= beginning)
    const best = place?.pack.begun?.[beginning]
    expect(best !== undefined, beginning).toBe(holding.length > 1)
    if (best === undefined) continue
    const sections = new Set(
      terms
        .filter((term) => term.startsWith(beginning))
        .flatMap((term) => (lists.get(term) ?? []).map(({ document, section }) => `${document} ${section}`)),
    )
    const found: string[] = []
    expect(visitPostings(best, (document, section) => found.push(`${document} ${section}`))).toBe(sections.size)
    expect(found).toHaveLength(Math.min(sections.size, 100))
    expect(found.filter((section) => !sections.has(section))).toEqual([])
  }
})
