import { expect, it } from 'vitest'
import { isUseDue } from './cache-use.ts'

const hour = 3_600_000

it.each([
  [undefined, true],
  [{}, true],
  [{ used: 100 * hour }, false],
  [{ used: 77 * hour }, false],
  [{ used: 76 * hour }, true],
  // The clock was set back.
  [{ used: 101 * hour }, true],
])('after %j, recording the use of cache entries is due: %j', (last, isDue) =>
  expect(isUseDue(last, 100 * hour)).toBe(isDue),
)
