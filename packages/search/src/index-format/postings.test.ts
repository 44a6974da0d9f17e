import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fields, packPostings, qualitySteps, visitPostings, type Posting } from './postings.ts'

const posting = fc.record({
  document: fc.nat({ max: 5_000 }),
  section: fc.nat({ max: 300 }),
  field: fc.constantFrom(...fields),
  quality: fc.nat({ max: qualitySteps - 1 }).map((step) => step / (qualitySteps - 1)),
})

it('visits the postings that were packed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(posting, { selector: ({ document, section }) => `${document} ${section}` }),
      fc.nat(),
      (unsorted, total) => {
        const postings = unsorted.toSorted((a, b) => a.document - b.document || a.section - b.section)
        const visited: Posting[] = []
        const read = visitPostings(packPostings(postings, total), (document, section, field, quality) => {
          visited.push({ document, section, field: fields[field] ?? 'content', quality })
        })
        expect(read).toBe(total)
        expect(visited).toEqual(postings)
      },
    ),
  )
})
