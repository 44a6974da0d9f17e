import { expect } from 'vitest'
import type { Random } from '../random.ts'

/**
 * How often each result of `run` occurs over all sequences of random choices, each as likely as any other: an exact distribution.
 * `choices` are the numbers of possibilities of the random numbers in the order in which `run` asks for them.
 */
export const everyOutcome = (run: (random: Random) => string, choices: readonly number[]): Map<string, number> => {
  const counts = new Map<string, number>()
  const total = choices.reduce((product, count) => product * count, 1)
  for (let outcome = 0; outcome < total; outcome++) {
    let rest = outcome
    let asked = 0
    const result = run(() => {
      const count = choices[asked++]
      if (count === undefined) throw new Error('asked for more random numbers than foreseen')
      const choice = rest % count
      rest = Math.floor(rest / count)
      return (choice + 0.5) / count
    })
    expect(asked).toBe(choices.length)
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return counts
}
