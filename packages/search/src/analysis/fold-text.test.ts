import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['soft hyphens', 're\u00ADcur\u00ADsion', 'recursion'],
  ['zero-width spaces and joiners', 'use\u200BEffect\u200C\u200D', 'useeffect'],
  ['word joiners and byte order marks', '\uFEFFhash\u2060map', 'hashmap'],
  ['ß', 'Straße GROẞ', 'strasse gross'],
  ['Polish letters', 'Łódź', 'lodz'],
  ['Scandinavian letters', 'Ørsted Þór Æsir', 'orsted thor aesir'],
  ['Turkish letters', 'ığdır İzmir', 'igdir izmir'],
  ['ё', 'счётчик Ёлка', 'счетчик елка'],
  ['ё in two characters', 'сче\u0308тчик', 'счетчик'],
  ['decomposed accents', 'cafe\u0301 nai\u0308ve', 'cafe naive'],
  ['a breve that makes no letter', 'ğ ă', 'g a'],
  ['й, which is a letter of its own, in both forms', 'мой мои\u0306', 'мой мой'],
  ['typographic forms', 'ﬁle x²', 'file x2'],
])('folds %s', (_, text, folded) => expect(foldText(text)).toBe(folded))
