import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

const { search } = openRecords(
  makeRecords([
    {
      path: '/docs/docker',
      title: 'Docker',
      sections: [
        { anchor: 'when', heading: 'Docker or not' },
        { anchor: 'work', heading: 'How Docker works' },
        { anchor: 'size', heading: 'Size of an image', text: 'A smaller base.' },
        { anchor: 'pull', heading: 'Pull', text: 'Pulling too often, or too big a layer.' },
      ],
    },
    {
      path: '/docs/state',
      title: 'Состояние',
      language: 'ru',
      sections: [
        { anchor: 'props', heading: 'Props и state' },
        { anchor: 'js', heading: 'Код на JS' },
        { anchor: 'shared', heading: 'Общий state между потоками' },
      ],
    },
  ]),
)
const first = async (query: string) => (await search(query)).hits[0]?.url

it('counts a word of little meaning that a name contains, also at the end of a query', async () =>
  expect(await first('how does docker work')).toBe('/docs/docker#work'))

it('requires both words of a comparison, also one of little meaning', async () => {
  const methods = openRecords(
    makeRecords([
      {
        path: '/docs/methods',
        title: 'Methods',
        sections: [
          { anchor: 'patches', heading: 'Patch' },
          { anchor: 'methods', heading: 'Methods', keywords: ['methods get, put, post and patch'] },
        ],
      },
    ]),
  )
  for (const query of ['put vs patch', 'put и patch', 'patch or put'])
    expect((await methods.search(query)).hits[0]?.anchor, query).toBe('methods')
})

it('requires no word of little meaning', async () => {
  expect(await first('image too big')).toBe('/docs/docker#size')
  expect(await first('разница между props и state')).toBe('/docs/state#props')
})

it('requires no language at the end of a query, except as the only word', async () => {
  expect(await first('общий js')).toBe('/docs/state#shared')
  expect(await first('общий javascript')).toBe('/docs/state#shared')
  expect(await first('js')).toBe('/docs/state#js')
})

it('requires no class of an error, except as the only word', async () => {
  const records = makeRecords([
    {
      path: '/docs/errors',
      title: 'Errors',
      sections: [
        { anchor: 'classes', heading: 'TypeError', text: 'Browsers report that they failed to fetch.' },
        { anchor: 'offline', heading: 'Failed to fetch' },
      ],
    },
  ])
  const found = async (query: string) => (await openRecords(records).search(query)).hits[0]?.url
  expect(await found('TypeError: failed to fetch')).toBe('/docs/errors#offline')
  expect(await found('typeerror')).toBe('/docs/errors#classes')
})

it('finds a name of two words, one of which is a stop word, before the other word alone', async () => {
  const records = makeRecords([
    { path: '/docs/client', title: 'Client', lead: 'You use a client.' },
    {
      path: '/docs/react',
      title: 'React',
      sections: [{ anchor: 'directives', heading: 'Directives', keywords: ['use client', 'remember me'] }],
    },
    { path: '/docs/memory', title: 'Remember', lead: 'Tell me.' },
  ])
  const found = async (query: string) => (await openRecords(records).search(query)).hits[0]?.url
  expect(await found('use client')).toBe('/docs/react#directives')
  expect(await found('remember me')).toBe('/docs/react#directives')
  expect(await found('client')).toBe('/docs/client')
})

it('looks for `this` when a query has no other subject', async () => {
  const records = makeRecords([
    {
      path: '/docs/js',
      title: 'JavaScript',
      lead: 'What is this? In JavaScript, this and that.',
      sections: [
        { anchor: 'this', heading: 'Rules of this' },
        { anchor: 'closure', heading: 'What is a closure in JavaScript?', text: 'This is what it is.' },
      ],
    },
    {
      path: '/docs/ru',
      title: 'Вопросы',
      language: 'ru',
      sections: [{ anchor: 'loop', heading: 'Как работает цикл событий?' }],
    },
  ])
  const found = async (query: string) => (await openRecords(records).search(query)).hits[0]?.url
  for (const query of ['what is this', 'what is this in javascript', 'как работает this', 'что такое this в js'])
    expect(await found(query), query).toBe('/docs/js#this')
  // `this` is no subject beside another word.
  expect(await found('what is this closure')).toBe('/docs/js#closure')
})
