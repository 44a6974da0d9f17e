import type { MouseEvent } from 'react'

/** To be called when a button is pressed that will go, and would take the focus along: what is around it stays, and has it. */
export const keepFocus = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest<HTMLElement>('main, dialog')?.focus()
