import { useMemo, useState } from 'react'
import { messages as texts } from 'virtual:search-messages'
import { useSite } from '../../ui/site-context.ts'
import type { SearchAddress } from '../query/search-address.ts'
import { SearchFilters } from '../query/search-filters.tsx'
import { countRequest } from '../query/search-request.ts'
import { useSearch } from '../query/use-search.ts'

interface ModalFiltersProps {
  query: string
  filters: SearchAddress['filters']
  onChange: (filters: SearchAddress['filters']) => void
}

/**
 * A button that opens the menus of the filters. Pressed again, it closes them and shows all results. Values are counted only
 * while the menus are open, because counts need more of the index.
 */
export const ModalFilters = ({ query, filters, onChange }: ModalFiltersProps) => {
  const site = useSite()
  const [isOpen, setOpen] = useState(Object.keys(filters).length > 0)
  const requests = useMemo(() => (isOpen ? [countRequest(site, query)] : []), [isOpen, site, query])
  const { results } = useSearch(requests)
  const facets = results?.[0]?.facets
  const toggle = () => {
    if (isOpen) onChange({})
    setOpen(!isOpen)
  }
  return (
    <div className="search-tools">
      <button type="button" className="search-toggle" aria-expanded={isOpen} onClick={toggle}>
        {texts.filter}
      </button>
      {isOpen && facets && <SearchFilters facets={facets} filters={filters} onChange={onChange} />}
    </div>
  )
}
