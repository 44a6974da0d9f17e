import { messages as texts } from 'virtual:search-messages'
import { useSite } from '../../ui/site-context.ts'
import { filterAttributes, filterNames, type FilterName, type SearchAddress } from './search-address.ts'

type Filters = SearchAddress['filters']

interface SearchFiltersProps {
  /** Counts by attribute and value. */
  facets: Record<string, Record<string, number>>
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Menus that narrow the results. A menu with a single value is left out, unless the value is chosen. */
export const SearchFilters = ({ facets, filters, onChange }: SearchFiltersProps) => {
  const { lang } = useSite()
  const languages = new Intl.DisplayNames(lang, { type: 'language', fallback: 'code' })
  const labels: Record<FilterName, string> = { section: texts.section, language: texts.language, tag: texts.tag }
  const choose = (name: FilterName, value: string) => {
    const { [name]: _, ...others } = filters
    onChange(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <div className="search-filters">
      {filterNames.map((name) => {
        const chosen = filters[name] ?? ''
        const counts = Object.entries({
          ...(chosen === '' ? {} : { [chosen]: 0 }),
          ...facets[filterAttributes[name]],
        }).toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, lang))
        if (counts.length < 2 && chosen === '') return null
        return (
          <label key={name} className="search-filter">
            {labels[name]}
            <select value={chosen} onChange={({ target }) => choose(name, target.value)}>
              <option value="">{texts.all}</option>
              {counts.map(([value, count]) => (
                <option key={value} value={value}>
                  {name === 'language' ? languageName(languages, value) : value} ({count})
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </div>
  )
}

/** A value from the address may be any text, not only a language. */
const languageName = (names: Intl.DisplayNames, code: string): string => {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
