import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

const withSection = (path: string, title: string, language: string, heading: string) => ({
  path,
  title,
  language,
  sections: [{ anchor: 'section', heading }],
})

const { search } = openRecords(
  makeRecords([
    {
      ...withSection('/docs/axios', 'Axios', 'en', 'Timeout'),
      description: 'Interceptors and retries.',
      keywords: ['http client', 'xhr'],
      specialized: true,
    },
    {
      ...withSection('/docs/snippets', 'Snippets', 'en', 'Timeout of a promise'),
      description: 'Promises and retries.',
      keywords: ['client code'],
    },
    withSection('/docs/faq', 'Вопросы', 'ru', 'Очередь задач в памяти'),
    { ...withSection('/docs/rust', 'Rust', 'ru', 'Очередь задач'), specialized: true },
    withSection('/docs/deutsch', 'Fragen', 'de', 'Warteschlange'),
  ]),
)
const order = async (query: string) => (await search(query)).hits.map(({ url }) => url)

it('come after others when the query does not name their subject', async () => {
  expect(await order('timeout')).toEqual(['/docs/snippets#section', '/docs/axios#section'])
  expect(await order('очередь задач')).toEqual(['/docs/faq#section', '/docs/rust#section'])
})

it('are named by a whole keyword, but not by one word of several or by the description', async () => {
  expect((await order('timeout retries'))[0]).toBe('/docs/snippets#section')
  expect((await order('timeout client'))[0]).toBe('/docs/snippets#section')
  expect((await order('timeout xhr'))[0]).toBe('/docs/axios#section')
  expect((await order('timeout http client'))[0]).toBe('/docs/axios#section')
})

it('come first when the query names their subject', async () => {
  expect((await order('axios timeout'))[0]).toBe('/docs/axios#section')
  expect((await order('rust очередь задач'))[0]).toBe('/docs/rust#section')
})

it('are found like others when nothing else answers', async () => {
  expect(await order('warteschlange')).toEqual(['/docs/deutsch#section'])
})

it('come after a general answer in another language when the query is in Cyrillic letters', async () => {
  const reading = (path: string, language: string, specialized: boolean) => ({
    path,
    title: path.slice(6),
    language,
    specialized,
    sections: [{ anchor: 'read', heading: 'Reading', keywords: ['прочитать файл', 'read a file'] }],
  })
  const records = makeRecords([
    reading('/docs/node', 'en', false),
    reading('/docs/rust', 'ru', true),
    { path: '/docs/faq', title: 'Вопросы', language: 'ru' },
  ])
  const urls = async (query: string) =>
    (await openRecords(records).search(query, { optionalFilters: ['language:ru'] })).hits.map(({ url }) => url)
  expect(await urls('прочитать файл')).toEqual(['/docs/node#read', '/docs/rust#read'])
  // The same on the Latin keyboard layout.
  expect(await urls('ghjxbnfnm afqk')).toEqual(['/docs/node#read', '/docs/rust#read'])
  expect((await urls('rust прочитать файл'))[0]).toBe('/docs/rust#read')
})
