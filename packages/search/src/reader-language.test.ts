import { expect, it } from 'vitest'
import { readerLanguage } from './reader-language.ts'

it.each([
  ['closure', 'en', 'en'],
  ['замыкание', 'en', 'ru'],
  ['замыкание js', 'en', 'ru'],
  ['closure', 'ru', 'en'],
  ['closure', 'de', 'de'],
  ['замикання', 'uk-UA', 'uk-UA'],
  ['0.1 + 0.2', 'ru', 'ru'],
  ['??', 'en', 'en'],
])('reads %s on a page in %s as %s', (query, page, language) => expect(readerLanguage(query, page)).toBe(language))
