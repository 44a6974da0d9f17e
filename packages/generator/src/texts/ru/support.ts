import { dateFormatter, listFormatter } from '../formatters.ts'
import type { PublishedDate, SupportLabels } from '../kinds/support.ts'

const listRussian = listFormatter('ru')

/** The date includes the day: a month alone is in the nominative, which cannot follow “с”. */
const russianDate = dateFormatter('ru', { day: 'numeric', month: 'long', year: 'numeric' })
/**
 * The word for “year” is written in full. Its abbreviation ends in a full stop, so a sentence that ends there would
 * have two.
 */
const russian = (date: string): string => russianDate(date).replace(/\sг\.$/, ' года')
const sinceRussian = ({ date, atLatest }: PublishedDate): string => `с ${russian(date)}${atLatest ? ' или раньше' : ''}`

export const support: SupportLabels = {
  feature: 'Возможность',
  no: 'нет',
  partly: 'частично',
  level: {
    widely: 'Поддерживается давно',
    newly: 'Поддерживается недавно',
    limited: 'Поддерживается не везде',
    discouraged: 'Не рекомендуется',
  },
  since: sinceRussian,
  everywhere: (date) => `все браузеры ${sinceRussian(date)}`,
  some: ({ having, partial, missing }) =>
    [
      having,
      partial.length > 0 ? `частично в ${listRussian(partial)}` : '',
      missing.length > 0 ? `пока нет в ${listRussian(missing)}` : '',
    ]
      .filter((words) => words !== '')
      .join('; '),
  nowhere: 'пока ни один браузер',
  source: 'Первые версии с полной поддержкой, без префикса. Открытые данные',
  list: listRussian,
}
