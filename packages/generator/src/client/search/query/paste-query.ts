import type { ClipboardEvent } from 'react'
import { queryLimit } from '@dev-handbook/search/search-limits'

/** Shortens a pasted text that is too long for the field. The browser alone would keep its first letters. */
export const pasteQuery = (event: ClipboardEvent): void => {
  const text = event.clipboardData.getData('text')
  if (text.length <= queryLimit) return
  event.preventDefault()
  // Few readers need this module. Unlike a change by script, the command can be undone by the reader.
  void import('@dev-handbook/search/fit-query').then(
    ({ fitQuery }) => document.execCommand('insertText', false, fitQuery(text, queryLimit)),
    () => document.execCommand('insertText', false, text),
  )
}
