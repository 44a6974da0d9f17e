import { expect, it } from 'vitest'
import { fitQuery } from './fit-query.ts'
import { queryLimit } from './search-limits.ts'

it.each([
  [
    'a query that fits',
    "Cannot read properties of undefined (reading 'map') in /a/b",
    "Cannot read properties of undefined (reading 'map') in /a/b",
  ],
  [
    'addresses and quoted names of a pasted message',
    "Access to fetch at 'https://api.example.com/v1/users?limit=10' from origin 'http://localhost:3000' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    'Access to fetch at from origin has been blocked by CORS policy:',
  ],
  [
    'the stack below a message',
    'TypeError: render is not a function\n    at mount (C:\\work\\site\\src\\app.js:12:3)\n    at /work/site/main.js:1:1',
    'TypeError: render is not a function at mount at',
  ],
  [
    'quoted names only when the rest is still too long',
    "Module './store.ts' has no exported member 'createStore'. Did you mean to use an import?",
    'Module has no exported member . Did you mean to use an import?',
  ],
  ['quoted sentences stay', `Error: "${'word '.repeat(20)}"`, `Error: "${'word '.repeat(11).trim()}`],
  ['apostrophes are no quotes', `I can't ${'see '.repeat(20)}why it doesn't`, `I can't ${'see '.repeat(14).trim()}`],
  ['a text of one word is cut', 'я'.repeat(70), 'я'.repeat(64)],
  [
    'a text that is an address is cut',
    `https://example.com/${'a'.repeat(70)}`,
    `https://example.com/${'a'.repeat(44)}`,
  ],
])('%s', (_, text, query) => {
  expect(fitQuery(text, queryLimit)).toBe(query)
})
