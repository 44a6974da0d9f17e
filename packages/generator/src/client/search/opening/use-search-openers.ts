import { useEffect, useRef } from 'react'
import { isTextField, opensSearch } from './opens-search.ts'

const isOpener = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-search]') !== null

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey)

/**
 * Whether the search can open. A popover cannot be used while a modal dialog is open. In browsers without popovers, links
 * with `data-search` lead to the results page.
 */
const canOpen = (): boolean => document.body.popover !== undefined && !document.querySelector(':modal')

/**
 * Opens the search by the shortcut and by all links with `data-search`. `prepare` is called when the pointer or the focus
 * comes to such a link.
 */
export const useSearchOpeners = (open: () => void, prepare: () => void): void => {
  const latest = useRef({ open, prepare })
  useEffect(() => {
    latest.current = { open, prepare }
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const openFor = (event: Event, isMeant: boolean) => {
      if (event.defaultPrevented || !isMeant || !canOpen()) return
      event.preventDefault()
      latest.current.open()
    }
    const onKey = (event: KeyboardEvent) => openFor(event, opensSearch(event, isTextField(event.target)))
    const onClick = (event: MouseEvent) => openFor(event, isPlainClick(event) && isOpener(event.target))
    const onNear = (event: Event) => {
      if (isOpener(event.target)) latest.current.prepare()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('click', onClick, { signal })
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onNear, { signal, passive: true })
    return () => stop.abort()
  }, [])
}
