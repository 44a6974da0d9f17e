import type { RefObject } from 'react'
import { messages as texts } from 'virtual:search-messages'
import { toAddress } from '../../../model/path.ts'
import { queryLimit } from '@dev-handbook/search/search-limits'
import { Icon } from '../../ui/icon.tsx'
import { useSite } from '../../ui/site-context.ts'
import { pasteQuery } from '../query/paste-query.ts'
import type { Options } from './use-options.ts'

interface ModalFieldProps {
  ref: RefObject<HTMLInputElement | null>
  query: string
  onChange: (query: string) => void
  onClose: () => void
  /** An answer is late. */
  stalled: boolean
  options: Options
  /** Id of the list of options. Absent when there are no options. */
  listId: string | undefined
}

/** The field of the search: a combobox whose options are the results below it. */
export const ModalField = ({ ref, query, onChange, onClose, stalled, options, listId }: ModalFieldProps) => {
  const { baseUrl } = useSite()
  return (
    <search>
      <form className="search-bar" action={toAddress(baseUrl, '/search')}>
        <span className="search-icon">
          {stalled ? <span className="search-stalled" /> : <Icon name="search" size={22} />}
        </span>
        <input
          ref={ref}
          name="q"
          className="search-field"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={texts.field}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={options.activeId}
          placeholder={texts.placeholder}
          maxLength={queryLimit}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onPaste={pasteQuery}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={options.onKeyDown}
        />
        {query !== '' && (
          <button type="button" className="search-clear" aria-label={texts.clear} onClick={() => onChange('')}>
            <Icon name="close" size={18} />
          </button>
        )}
        <button type="button" className="search-cancel" onClick={onClose}>
          {texts.cancel}
        </button>
      </form>
    </search>
  )
}
