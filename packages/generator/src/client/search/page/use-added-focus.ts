import { useEffect, useRef } from 'react'

const resultLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.search-documents a')]

/**
 * Returns a function that moves the focus to the first result that is added next. The button for more results moves below
 * them, or disappears. Results that are added to a document further up do not get the focus.
 */
export const useAddedFocus = (): (() => void) => {
  const before = useRef<Set<HTMLElement>>(undefined)
  useEffect(() => {
    const { current } = before
    const links = resultLinks()
    if (!current || links.length <= current.size) return
    before.current = undefined
    const last = links.findLastIndex((link) => current.has(link))
    ;(links[last + 1] ?? links.find((link) => !current.has(link)))?.focus()
  })
  return () => {
    before.current = new Set(resultLinks())
  }
}
