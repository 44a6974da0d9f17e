import { useRef, type ReactNode } from 'react'
import { useMessages } from '../ui/messages-context.ts'
import { MobileMenuPanel } from './mobile-menu-panel.tsx'
import styles from './mobile-menu.module.css'
import { mobileMenuId, useMenuDialog } from './use-menu-dialog.ts'

interface MobileMenuProps {
  /** Path of the page that is shown. */
  path: string
  /** The docs sidebar, on pages that have one. */
  sidebar: ReactNode
}

/**
 * The slide-in menu of narrow screens. It is a popover: without any script, the browser opens it, moves the focus into
 * it, and closes it on Escape, on a press beside it and with its close button.
 */
export const MobileMenu = ({ path, sidebar }: MobileMenuProps) => {
  const messages = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useMenuDialog(dialog)
  return (
    <dialog
      id={mobileMenuId}
      ref={dialog}
      className={styles.menu}
      aria-label={messages.navbar.menu}
      aria-modal="true"
      popover="auto"
      suppressHydrationWarning
    >
      {/* The sidebar is rendered only while the menu is open, because the page's HTML already contains it once. */}
      <MobileMenuPanel key={String(opened)} path={path} sidebar={opened ? sidebar : undefined} />
    </dialog>
  )
}
