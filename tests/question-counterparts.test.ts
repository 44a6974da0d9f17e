import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const content = resolve(import.meta.dirname, '../handbook/content')

/** Returns the ids of all headings of a document, or of its questions (level 3). */
const headingIds = (path: string, hashes = '#{2,3}'): Set<string> => {
  const text = readFileSync(resolve(content, `${path}.mdx`), 'utf8')
  return new Set(Array.from(text.matchAll(new RegExp(`^${hashes} .*\\{#([\\w-]+)\\}`, 'gm')), ([, id = '']) => id))
}

/** Russian questions that another English document answers. The value names the answer by the id of its question. */
const answeredElsewhere: Record<string, string> = {
  'accessible-dialog': 'cheatsheet/web-accessibility#dialog',
  'any-unknown-never': 'other/ts-questions#any-unknown-never',
  'array-sets': 'other/snippets-js#set-algebra',
  bfcache: 'guide/web-performance#bfcache',
  brackets: 'algorithms-data-structures/data-structures/stack#example',
  buffer: 'other/node-questions#buffer',
  'cache-stampede': 'other/node-questions#cache-stampede',
  clickjacking: 'cheatsheet/security-headers#framing',
  'cookie-attributes': 'guide/auth#cookie-attributes',
  'default-parameters': 'other/js-questions#parameter-scope',
  'delayed-loop': 'other/js-questions#sleep',
  'error-first': 'other/node-questions#error-first',
  'from-async': 'other/snippets-js#from-async',
  generics: 'other/ts-questions#generics',
  'graceful-shutdown': 'other/node-questions#shutdown',
  'group-by-null-proto': 'other/snippets-js#group-by',
  'http-cache': 'guide/http#caching',
  idempotent: 'guide/http#methods',
  'lazy-evaluation': 'other/js-questions#lazy-iterators',
  'long-task': 'guide/web-performance#long-tasks',
  'odd-arithmetic': 'other/js-questions#plus-operator',
  once: 'other/snippets-js#once',
  'package-exports': 'other/node-questions#exports-field',
  preferences: 'other/snippets-js#dark-mode',
  'prototype-write': 'other/js-questions#prototype-chain',
  'range-iterable': 'other/snippets-js#range',
  redos: 'other/node-questions#redos',
  'regexp-escape': 'other/snippets-js#regexp-escape',
  'resource-hints': 'guide/web-performance#hints',
  semver: 'other/node-questions#semver',
  sri: 'cheatsheet/security-headers#sri',
  strategy: 'cheatsheet/ts-design-patterns#strategy',
  'stream-pipeline': 'other/node-questions#pipeline',
  'test-kinds': 'guide/testing#plan',
  'two-sum': 'algorithms-data-structures/algorithms/search/two-pointers#pair',
  'type-guards': 'other/ts-questions#type-predicates',
  'type-interface': 'other/ts-questions#type-interface',
  'unhandled-timing': 'other/node-questions#unhandled-rejection',
}

/** Questions that exist in only one language, with the reason. */
const onlyOneLanguage: Record<string, string> = {
  'sort-cyrillic': 'It is about sorting Russian words.',
}

const english = headingIds('other/js-questions', '###')
const russian = headingIds('other/js-questions2', '###')

it('asks every question about JavaScript in both languages', () => {
  expect([...english].filter((id) => !russian.has(id) && !(id in onlyOneLanguage))).toEqual([])
  expect(
    [...russian].filter((id) => !english.has(id) && !(id in onlyOneLanguage) && !(id in answeredElsewhere)),
  ).toEqual([])
})

it('lists only questions without a counterpart, and answers that exist', () => {
  for (const id of [...Object.keys(onlyOneLanguage), ...Object.keys(answeredElsewhere)]) {
    expect(english.has(id) !== russian.has(id), id).toBe(true)
  }
  for (const place of Object.values(answeredElsewhere)) {
    const [path = '', id = ''] = place.split('#')
    expect(headingIds(path), place).toContain(id)
  }
})
