import type { MouseEvent } from 'react'

/**
 * Call this when a button is pressed that will disappear and lose the focus. The element around it stays, and gets the
 * focus.
 */
export const keepFocus = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest<HTMLElement>('main, dialog')?.focus()
