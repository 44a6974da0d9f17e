import { expect, test } from 'vitest'
import { labelLanguage } from './label-language.ts'

test.each([
  ['Docker', 'en', undefined],
  ['Docker', 'en-GB', undefined],
  ['Собеседование', 'en', 'ru'],
  ['Собеседование', 'ru', undefined],
  ['Docker', 'ru', 'en'],
  ['42', 'ru', undefined],
])('%s on a site in %s', (label, site, language) => expect(labelLanguage(label, site)).toBe(language))
