import { describe, expect, it } from 'vitest'
import { swapLayout } from './keyboard-layout.ts'
import { sameStem } from './stems.ts'
import { synonymsOf } from './synonyms.ts'
import { transliterate } from './transliterate.ts'

describe('keyboard layout', () => {
  it.each([
    ['ghbdtn', 'привет'],
    ['htfrn', 'реакт'],
    ['куфсе', 'react'],
    ['j,]trn', 'объект'],
    ['[er', 'хук'],
    ['вщслук', 'docker'],
    ['Ghbdtn 1', 'привет 1'],
  ])('reads %s as %s', (typed, meant) => expect(swapLayout(typed)).toBe(meant))
})

describe('transliteration', () => {
  it.each([
    ['реакт', 'react'],
    ['докер', 'docker'],
    ['вебпак', 'webpak'],
    ['редакс', 'redax'],
  ])('returns for %s the spelling %s', (word, spelling) => expect(transliterate(word)).toContain(spelling))

  it('returns nothing for other scripts', () => expect(transliterate('docker')).toEqual([]))
})

describe('stems', () => {
  it.each([
    ['containers', 'container'],
    ['sorted', 'sorting'],
    ['замыканиями', 'замыкание'],
    ['массивов', 'массив'],
    ['функции', 'функция'],
    ['memoised', 'memoize'],
    ['behaviours', 'behavior'],
    ['centre', 'center'],
    ['cancelled', 'canceled'],
    ['dialogue', 'dialog'],
    ['promises', 'promise'],
  ])('reads %s and %s as one word', (a, b) => expect(sameStem(a, b)).toBe(true))

  it.each([
    ['react', 'redux'],
    ['c++', 'c#'],
    ['es5', 'es6'],
  ])('distinguishes %s from %s', (a, b) => expect(sameStem(a, b)).toBe(false))
})

describe('synonyms', () => {
  it.each([
    ['k8s', 'kubernetes'],
    ['хуки', 'hook'],
    ['ts', 'typescript'],
    ['arr', 'array'],
    ['uniq', 'unique'],
    ['pg', 'postgresql'],
    ['postgresql', 'pg'],
  ])('returns for %s the word %s', (word, other) => expect(synonymsOf(word)).toContain(other))

  it('returns no other form of the word itself', () => expect(synonymsOf('hooks')).toEqual(['хук']))

  it('finds each word in all groups that contain it', () =>
    expect(synonymsOf('query')).toEqual(expect.arrayContaining(['request', 'запрос'])))
})
