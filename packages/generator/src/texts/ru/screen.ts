import { pluralFormatter } from '../plural.ts'
import type { ScreenMessages } from '../kinds/screen.ts'

const allDocuments = pluralFormatter('ru', {
  one: 'Все # документ',
  few: 'Все # документа',
  many: 'Все # документов',
  other: 'Все # документа',
})
const documents = pluralFormatter('ru', {
  one: '# документ',
  few: '# документа',
  many: '# документов',
  other: '# документа',
})

/** The form of a noun after a whole number. These simple rules need no library on the first page. */
const nounFor = (count: number, [one, few, many]: readonly [one: string, few: string, many: string]): string => {
  const last = count % 10
  const isTeen = Math.floor((count % 100) / 10) === 1
  if (isTeen || last === 0 || last > 4) return many
  return last === 1 ? one : few
}

/** The screens in Russian. */
export const messages: ScreenMessages = {
  home: {
    counts: ({ documents: pages, samples, areChecked, words, tags }) => [
      [nounFor(pages, ['документ', 'документа', 'документов']), pages],
      areChecked
        ? [nounFor(samples, ['проверенный пример', 'проверенных примера', 'проверенных примеров']), samples]
        : [nounFor(samples, ['пример кода', 'примера кода', 'примеров кода']), samples],
      [nounFor(words, ['слово', 'слова', 'слов']), words],
      [nounFor(tags, ['метка', 'метки', 'меток']), tags],
    ],
    sections: 'Разделы',
    featured: 'С чего начать',
    recent: 'Недавно обновлено',
    feed: 'Лента Atom',
    offline:
      'Все страницы и поиск работают без сети. Установите сайт из меню браузера или сохраните его на этом устройстве.',
    allOf: (count) => (count === 1 ? 'Открыть страницу' : allDocuments(count)),
  },
  docs: { lead: 'Всё, что есть на сайте, по разделам.', count: documents, version: 'Версия' },
  tags: {
    lead: pluralFormatter('ru', {
      one: '# тема, по первой букве.',
      few: '# темы, по первой букве.',
      many: '# тем, по первой букве.',
      other: '# темы, по первой букве.',
    }),
    other: 'Прочее',
    all: 'Все метки',
    documents,
  },
  notFound: {
    lead: 'По этому адресу ничего нет. Страница могла переехать, или в адресе опечатка.',
    searchFor: (words) => `Искать «${words}»`,
    home: 'Главная страница',
    docs: 'Все документы',
    tags: 'Все метки',
  },
}
