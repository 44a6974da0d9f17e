import { expect, test } from 'vitest'
import { isKnownLanguage } from './highlighter.ts'
import { knownLanguage, languageAliases } from './language-aliases.ts'

test.each(Object.entries(languageAliases))('"%s" is "%s", which has a grammar, and has none itself', (name, known) => {
  expect([isKnownLanguage(name), isKnownLanguage(known)]).toEqual([false, true])
})

test('a language has its own name, that of another highlighter, or none', () => {
  expect(['TS', 'shell-session', 'constructor', 'nonesuch'].map(knownLanguage)).toEqual([
    'ts',
    'shellsession',
    undefined,
    undefined,
  ])
})
