import { dateFormatter, listFormatter } from '../formatters.ts'
import type { PublishedDate, SupportLabels } from '../kinds/support.ts'

const listEnglish = listFormatter('en-GB')

const english = dateFormatter('en', { month: 'long', year: 'numeric' })
const sinceEnglish = ({ date, atLatest }: PublishedDate): string =>
  `since ${english(date)}${atLatest ? ' or earlier' : ''}`

export const support: SupportLabels = {
  feature: 'Feature',
  no: 'no',
  partly: 'in part',
  level: {
    widely: 'Widely available',
    newly: 'Newly available',
    limited: 'Limited availability',
    discouraged: 'Discouraged',
  },
  since: sinceEnglish,
  everywhere: (date) => `all browsers ${sinceEnglish(date)}`,
  some: ({ having, partial, missing }) =>
    [
      having,
      partial.length > 0 ? `in part in ${listEnglish(partial)}` : '',
      missing.length > 0 ? `not in ${listEnglish(missing)}` : '',
    ]
      .filter((words) => words !== '')
      .join('; '),
  nowhere: 'no browser yet',
  source: 'First versions that have all of it, without a prefix. Published data',
  list: listEnglish,
}
