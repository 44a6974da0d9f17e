import { pluralFormatter } from './plural.ts'
import type { ScreenMessages } from './screen-messages.ts'

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

/** The screens in Russian. */
export const messages: ScreenMessages = {
  home: {
    counts: (counts) => [
      ['документы', counts.documents],
      ['проверенные примеры', counts.samples],
      ['слова', counts.words],
      ['метки', counts.tags],
    ],
    sections: 'Разделы',
    featured: 'С чего начать',
    recent: 'Недавно обновлено',
    feed: 'Лента Atom',
    offline:
      'Все страницы и поиск работают без сети. Установите справочник из меню браузера или сохраните его на этом устройстве.',
    allOf: (count) => (count === 1 ? 'Открыть страницу' : allDocuments(count)),
  },
  docs: { lead: 'Всё, что есть в справочнике, по разделам.', count: documents, version: 'Версия' },
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
