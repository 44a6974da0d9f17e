import { useState, type KeyboardEvent, type MouseEvent } from 'react'

interface OptionsInput {
  /** Number of options in the list. */
  count: number
  /** Prefix of the options' ids. */
  id: string
  /** A change makes the first option the chosen one again. */
  resetKey: string
  /** Choose the first option at once. */
  first: boolean
  /** The options belong to the text before. Enter opens an option only if the reader has chosen it. */
  stale: boolean
  /** Address that Enter leads to when nothing is chosen. */
  submit: string | undefined
}

/** The options of a combobox: the chosen option, and the attributes of each option. */
export interface Options {
  /** Handles the keys of the field. */
  onKeyDown: (event: KeyboardEvent) => void
  activeId: string | undefined
  propsOf: (index: number) => {
    id: string
    role: 'option'
    tabIndex: -1
    'aria-selected': boolean
    onMouseMove: (event: MouseEvent) => void
  }
}

/**
 * The arrow keys, Home and End choose an option while the focus stays in the field. Enter opens it, with Ctrl or Cmd in
 * a new tab.
 */
export const useOptions = ({ count, id, resetKey, first, stale, submit }: OptionsInput): Options => {
  const initial = first ? 0 : -1
  const [choice, setChoice] = useState({ key: resetKey, index: initial })
  const index = choice.key === resetKey ? Math.min(choice.index, count - 1) : Math.min(initial, count - 1)
  const idOf = (option: number) => `${id}-${option}`
  const choose = (next: number) => {
    setChoice({ key: resetKey, index: next })
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // 229: Safari has already ended the composition when it reports the Enter that ended it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const moves: Record<string, number> = {
      ArrowDown: (index + 1) % count,
      ArrowUp: (index <= 0 ? count : index) - 1,
      Home: 0,
      End: count - 1,
    }
    const next = event.altKey || event.shiftKey ? undefined : moves[event.key]
    if (next !== undefined && count > 0) {
      event.preventDefault()
      choose(next)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(
        stale && choice.key !== resetKey ? null : document.getElementById(idOf(index)),
        event.ctrlKey || event.metaKey,
        submit,
      )
    }
  }

  return {
    onKeyDown,
    activeId: index < 0 ? undefined : idOf(index),
    propsOf: (option) => ({
      id: idOf(option),
      role: 'option',
      tabIndex: -1,
      'aria-selected': option === index,
      // Only a moving pointer chooses. A list that scrolls under a resting pointer must not choose.
      onMouseMove: ({ movementX, movementY }) => {
        if (option !== index && (movementX !== 0 || movementY !== 0)) setChoice({ key: resetKey, index: option })
      },
    }),
  }
}

const open = (option: HTMLElement | null, inNewTab: boolean, submit: string | undefined): void => {
  if (option instanceof HTMLAnchorElement && inNewTab) {
    option.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    window.open(option.href, '_blank', 'noopener')
  } else if (option) option.click()
  else if (submit !== undefined) location.assign(submit)
}
