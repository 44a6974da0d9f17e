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
  ])('offers for %s the spelling %s', (word, spelling) => expect(transliterate(word)).toContain(spelling))

  it('leaves other scripts alone', () => expect(transliterate('docker')).toEqual([]))
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
  ])('takes %s and %s for one word', (a, b) => expect(sameStem(a, b)).toBe(true))

  it.each([
    ['react', 'redux'],
    ['c++', 'c#'],
    ['es5', 'es6'],
  ])('tells %s from %s', (a, b) => expect(sameStem(a, b)).toBe(false))
})

describe('synonyms', () => {
  it.each([
    ['k8s', 'kubernetes'],
    ['хуки', 'hook'],
    ['ts', 'typescript'],
  ])('knows for %s the word %s', (word, other) => expect(synonymsOf(word)).toContain(other))

  it('offers no other form of the word itself', () => expect(synonymsOf('hooks')).toEqual(['хук']))

  it('knows each word in all groups in which it stands', () =>
    expect(synonymsOf('query')).toEqual(expect.arrayContaining(['request', 'запрос'])))
})
