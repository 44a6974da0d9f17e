import type { FeatureSupport, PublishedDate } from './feature-support.ts'

/** Texts about the support of browsers, in one language. */
export interface SupportLabels {
  feature: string
  no: string
  level: Record<FeatureSupport['level'], string>
  /** Behind the level: `since March 2025`. */
  since: (date: PublishedDate) => string
  /** Inside a sentence. */
  everywhere: (date: PublishedDate) => string
  /** Browsers with their versions, and those without. */
  some: (having: string, missing: readonly string[]) => string
  nowhere: string
  source: string
  list: (words: readonly string[]) => string
}

const formatted = (lang: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}
const lists = (lang: string) => {
  const format = new Intl.ListFormat(lang, { type: 'conjunction' })
  return (words: readonly string[]) => format.format(words)
}
const [listEnglish, listRussian] = [lists('en-GB'), lists('ru')]

const english = formatted('en', { month: 'long', year: 'numeric' })
const sinceEnglish = ({ date, atLatest }: PublishedDate): string =>
  `since ${english(date)}${atLatest ? ' or earlier' : ''}`

const en: SupportLabels = {
  feature: 'Feature',
  no: 'no',
  level: {
    widely: 'Widely available',
    newly: 'Newly available',
    limited: 'Limited availability',
    discouraged: 'Discouraged',
  },
  since: sinceEnglish,
  everywhere: (date) => `all browsers ${sinceEnglish(date)}`,
  some: (having, missing) => `${having}${missing.length > 0 ? `; not in ${listEnglish(missing)}` : ''}`,
  nowhere: 'no browser yet',
  source: 'First versions that have all of it, without a prefix. Published data',
  list: listEnglish,
}

/** With the day, since months alone are nominative, which does not follow “с”. */
const russianDate = formatted('ru', { day: 'numeric', month: 'long', year: 'numeric' })
/** The word for “year” is written out: its abbreviation ends in a full stop, and a sentence that ends there would have two. */
const russian = (date: string): string => russianDate(date).replace(/\sг\.$/, ' года')
const sinceRussian = ({ date, atLatest }: PublishedDate): string => `с ${russian(date)}${atLatest ? ' или раньше' : ''}`

const ru: SupportLabels = {
  feature: 'Возможность',
  no: 'нет',
  level: {
    widely: 'Поддерживается давно',
    newly: 'Поддерживается недавно',
    limited: 'Поддерживается не везде',
    discouraged: 'Не рекомендуется',
  },
  since: sinceRussian,
  everywhere: (date) => `все браузеры ${sinceRussian(date)}`,
  some: (having, missing) => `${having}${missing.length > 0 ? `; пока нет в ${listRussian(missing)}` : ''}`,
  nowhere: 'пока ни один браузер',
  source: 'Первые версии с полной поддержкой, без префикса. Открытые данные',
  list: listRussian,
}

/** Labels for a BCP 47 tag; a language without its own gets English. */
export const supportLabels = (lang: string): SupportLabels => (lang.split('-')[0] === 'ru' ? ru : en)
