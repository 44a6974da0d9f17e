import { useEffect, useRef, useState } from 'react'
import { messages as texts } from 'virtual:search-messages'
import { toAddress } from '../../../model/path.ts'
import { queryLimit } from '@dev-handbook/search/search-limits'
import primaryButton from '../../ui/primary-button.module.css'
import { useSite } from '../../ui/site-context.ts'
import styles from './results.module.css'
import type { SearchAddress } from '../query/search-address.ts'
import { pasteQuery } from '../query/paste-query.ts'
import { setSearchAddress } from './use-search-address.ts'

/**
 * Milliseconds without typing before a query is put into the address. Browsers limit how often the address may change.
 */
const restDelay = 120

/** The field of the results page. Typing changes the address in place, submitting adds to the history. Without script it is a plain form. */
export const ResultsField = ({ address }: { address: SearchAddress }) => {
  const { baseUrl } = useSite()
  const [draft, setDraft] = useState<{ over: string; text: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const put = (query: string, how: 'replace' | 'push') => {
    clearTimeout(timer.current)
    setSearchAddress({ ...address, query }, how)
  }
  const text = draft?.over === address.query ? draft.text : address.query
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (value: string) => {
    setDraft({ over: address.query, text: value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => put(value, 'replace'), restDelay)
  }
  return (
    <search>
      <form
        className={styles.form}
        action={toAddress(baseUrl, '/search')}
        onSubmit={(event) => {
          event.preventDefault()
          put(text, 'push')
        }}
      >
        <input
          className={styles.field}
          name="q"
          type="search"
          aria-label={texts.field}
          placeholder={texts.placeholder}
          maxLength={queryLimit}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onPaste={pasteQuery}
          onChange={({ target }) => change(target.value)}
          // The reader leaves the field. A later change of the address would end a navigation or close a dialog.
          onBlur={({ target }) => text !== address.query && target.isConnected && put(text, 'replace')}
        />
        <button type="submit" className={primaryButton.button}>
          {texts.submit}
        </button>
      </form>
    </search>
  )
}
