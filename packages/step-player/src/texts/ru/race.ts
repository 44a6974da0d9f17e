import type { RaceTexts } from '../kinds/race.ts'

const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'сравнение', few: 'сравнения' }

export const texts: RaceTexts = {
  race: 'Два алгоритма на одних данных',
  firstAlgorithm: 'Первый алгоритм',
  secondAlgorithm: 'Второй алгоритм',
  comparisons: (count) => `${count} ${forms[new Intl.PluralRules('ru').select(count)] ?? 'сравнений'}`,
  picture: (title, made) => `${title}: ${made}`,
  done: (made) => `готово, ${made}`,
}
