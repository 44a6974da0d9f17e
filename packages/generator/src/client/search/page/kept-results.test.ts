import { expect, it } from 'vitest'
import { keepResults, keptResults } from './kept-results.ts'

it('keeps what eight addresses showed last', () => {
  const shown = (pages: number) => ({ pages, results: [] })
  for (let address = 0; address < 8; address++) keepResults(`q=${address}`, shown(1))
  keepResults('q=0', shown(2))
  keepResults('q=8', shown(1))
  expect(keptResults('q=0')).toEqual(shown(2))
  expect(keptResults('q=1')).toBeUndefined()
  expect(keptResults('q=2')).toEqual(shown(1))
})
