import { expect, test } from 'vitest'
import { isKnownLanguage } from './highlighter.ts'
import { knownLanguage, languageAliases } from './language-aliases.ts'

test.each(Object.entries(languageAliases))('the alias "%s" stands for "%s", which has the grammar', (name, known) => {
  expect([isKnownLanguage(name), isKnownLanguage(known)]).toEqual([false, true])
})

test('a language may be given by its own name or by an alias; other names are unknown', () => {
  expect(['TS', 'shell-session', 'constructor', 'nonesuch'].map(knownLanguage)).toEqual([
    'ts',
    'shellsession',
    undefined,
    undefined,
  ])
})
