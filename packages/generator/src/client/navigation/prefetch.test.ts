import { expect, it } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('%o: %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed)
})
