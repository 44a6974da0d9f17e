import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'
import { fillerRanges } from './filler-phrases.ts'

const without = (query: string): string =>
  fillerRanges(query)
    .toReversed()
    .reduce((text, [start, end]) => `${text.slice(0, start)}${text.slice(end)}`, query)
    .trim()

it.each([
  ['closures in simple terms', 'closures'],
  ['docker for beginners', 'docker'],
  ['graphql tutorial for beginners', 'graphql'],
  ['a full guide to web workers with examples', 'a  web workers'],
  ["big o like i'm five", 'big o'],
  ['замыкания простыми словами', 'замыкания'],
  ['jwt что это такое', 'jwt'],
  ['docker compose для чайников', 'docker compose'],
  ['нормальный гайд по редаксу с нуля', 'редаксу'],
  ['в чём разница между let и const', 'let и const'],
  ['рекурсия на примерах', 'рекурсия'],
  ["Cannot read properties of undefined (reading 'map')", 'Cannot read properties of undefined'],
  ['reading files', 'reading files'],
  ['Uncaught TypeError: this.setState is not a function', 'TypeError: this.setState is not a function'],
  ['Uncaught (in promise) Error: Network Error', 'Error: Network Error'],
  ['Uncaught (in promise)', 'Uncaught (in promise)'],
  ['catch an uncaught error', 'catch an uncaught error'],
  ['split text into words', 'split text into words'],
  ['посчитать слова в строке', 'посчитать слова в строке'],
])('leaves of %s only %s', (query, rest) => expect(without(query)).toBe(rest))

it('searches for the other words of a query, and for the phrase itself when nothing else is left', async () => {
  const { search } = openRecords(
    makeRecords([
      {
        path: '/docs/a',
        title: 'Questions',
        sections: [
          { anchor: 'terms', heading: 'Terms', text: 'Simple terms of the contract.' },
          { anchor: 'closure', heading: 'Closures', text: 'A function keeps its variables.' },
        ],
      },
    ]),
  )
  const first = async (query: string) => (await search(query)).hits[0]?.anchor
  expect(await first('closure in simple terms')).toBe('closure')
  expect(await first('in simple terms')).toBe('terms')
})

it('keeps a filler phrase while only the first letter of another word is there', async () => {
  const { search } = openRecords(
    makeRecords([
      { path: '/docs/a', title: 'Разница', sections: [{ anchor: 'dates', heading: 'Разница между датами' }] },
      { path: '/docs/b', title: 'let', language: 'en', sections: [{ anchor: 'l', heading: 'l' }] },
    ]),
  )
  const first = async (query: string) => (await search(query)).hits[0]?.url
  expect(await first('разница между l')).toBe('/docs/a#dates')
  expect(await first('разница между let')).toBe('/docs/b')
})
