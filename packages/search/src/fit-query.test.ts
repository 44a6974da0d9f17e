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
    'addresses of a pasted message',
    "Access to fetch at 'https://api.example.com/v1/users?limit=10' from origin 'http://localhost:3000' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    'Access to fetch at from origin has been blocked by CORS policy:',
  ],
  [
    'the stack below a message',
    'TypeError: render is not a function\n    at mount (C:\\work\\site\\src\\app.js:12:3)\n    at /work/site/main.js:1:1',
    'TypeError: render is not a function at mount at',
  ],
  [
    'labels of the console only when the rest is still too long',
    "Uncaught (in promise) DOMException: Failed to execute 'setItem' on 'Storage': Setting the value of 'cache' exceeded the quota.",
    "DOMException: Failed to execute 'setItem' on 'Storage': Setting",
  ],
  [
    'the name of an error class stays',
    'Uncaught TypeError: Cannot read properties of undefined (see https://example.com/help)',
    'Uncaught TypeError: Cannot read properties of undefined (see',
  ],
  [
    'quoted names stay',
    `Property 'value' does not exist on type 'EventTarget'. ${'see '.repeat(20)}`,
    `Property 'value' does not exist on type 'EventTarget'. see see`,
  ],
  ['a text of one word is cut', 'я'.repeat(70), 'я'.repeat(64)],
  [
    'a text that is an address is cut',
    `https://example.com/${'a'.repeat(70)}`,
    `https://example.com/${'a'.repeat(44)}`,
  ],
])('%s', (_, text, query) => {
  expect(fitQuery(text, queryLimit)).toBe(query)
})
