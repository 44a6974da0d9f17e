import type { Run } from './catalogue-growth.ts'
import type { Sizes } from '../bounds.ts'

/** Measures `act` on what `build` makes, and does not count the building, which happens in counted modules too. */
export const after =
  <Subject>(build: (sizes: Sizes) => Subject, act: (subject: Subject, sizes: Sizes) => unknown): Run =>
  (sizes) => {
    const subject = build(sizes)
    globalThis.operationCounter.count = 0
    return act(subject, sizes)
  }

/** The mean cost of one of `count` operations, for bounds that hold on average or amortised. */
export const mean =
  (count: (sizes: Sizes) => number, run: Run): Run =>
  (sizes) => {
    run(sizes)
    globalThis.operationCounter.count /= count(sizes)
  }
