import { useEffect, useRef } from 'react'

const resultLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.search-documents a')]

/**
 * Returns a function that has the first result which is added next take the focus: the button that asked for more moves
 * away below them, or goes. Results that join a document further up do not lead back there.
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
