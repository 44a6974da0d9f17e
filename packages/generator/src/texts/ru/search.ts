import { pluralFormatter } from '../plural.ts'
import type { SearchMessages } from '../kinds/search.ts'

/** The search in Russian. */
export const messages: SearchMessages = {
  placeholder: 'Искать в документах',
  field: 'Поиск по документам',
  submit: 'Найти',
  browse: 'Просмотреть',
  cancel: 'Отмена',
  clear: 'Очистить запрос',
  start: 'Ищет по названиям, заголовкам и тексту, на русском и английском.',
  recent: 'Недавние',
  favourites: 'Избранные',
  noRecent: 'Недавних запросов нет',
  save: 'Сохранить запрос',
  removeRecent: 'Убрать из недавних',
  removeFavourite: 'Убрать из избранных',
  searching: 'Идёт поиск…',
  results: pluralFormatter('ru', {
    one: '# результат',
    few: '# результата',
    many: '# результатов',
    other: '# результата',
  }),
  allResults: pluralFormatter('ru', {
    one: 'Показать # результат на странице',
    few: 'Показать все # результата',
    many: 'Показать все # результатов',
    other: 'Показать все # результата',
  }),
  noResults: 'Ничего не найдено по запросу',
  tryAnother: 'Попробуйте другой запрос',
  leftOut: (words) => `Без слов: ${words.join(', ')}.`,
  nearest: 'Ближайшие документы:',
  believe: 'По этому запросу должны быть результаты?',
  letUsKnow: 'Сообщите нам.',
  failed: 'Не удалось получить результаты',
  checkNetwork: 'Проверьте подключение к сети.',
  more: 'Ещё результаты',
  filter: 'Фильтр',
  section: 'Раздел',
  language: 'Язык',
  tag: 'Метка',
  all: 'Все',
  needsScript:
    'Поиск работает в браузере, а JavaScript выключен или не загрузился. Документы можно найти по разделам и по меткам.',
  keys: { select: 'открыть', navigate: 'выбрать', filter: 'фильтр', close: 'закрыть' },
}
