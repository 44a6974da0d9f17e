import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SuffixState, SuffixAutomaton } from './suffix-automaton.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 20 })

describe('SuffixAutomaton', () => {
  it('knows exactly the parts of its text', () => {
    fc.assert(
      fc.property(text, fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 }), (text, part) => {
        const automaton = new SuffixAutomaton(text)
        expect(automaton.has(part)).toBe(text.includes(part))
        for (let start = 0; start < text.length; start++) expect(automaton.has(text.slice(start))).toBe(true)
      }),
    )
  })

  it('has fewer than twice as many states as the text has characters', () => {
    fc.assert(
      fc.property(text, (text) => {
        const states = new Set<SuffixState>([new SuffixAutomaton(text).start])
        for (const state of states) for (const next of state.next.values()) states.add(next)
        expect(states.size).toBeLessThanOrEqual(Math.max(2 * text.length, 1 + text.length))
      }),
    )
  })
})
