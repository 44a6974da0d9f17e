import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

// Many sections mention the name, so the Russian word is rarer.
const mentions = Array.from({ length: 12 }, (_, number) => ({
  anchor: `mention-${number}`,
  heading: `Раздел ${number}`,
  text: 'Здесь есть git.',
}))
const { search } = openRecords(
  makeRecords([
    {
      path: '/docs/questions',
      title: 'Вопросы',
      language: 'ru',
      sections: [
        { anchor: 'undo', heading: 'Отмена запроса' },
        { anchor: 'git', heading: 'Отличия git от других программ' },
        ...mentions,
      ],
    },
  ]),
)
const first = async (query: string) => (await search(query)).hits[0]?.anchor

it('counts a Latin word beside Russian words as the name of the subject', async () => {
  expect(await first('отмена git')).toBe('git')
  expect(await first('отмена запроса git')).toBe('undo')
})
