import type { FocusEvent } from 'react'
import iconButton from '../ui/icon-button.module.css'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { LocaleList } from './locale-list.tsx'
import styles from './navbar.module.css'

const menuId = 'locale-menu'

/**
 * Closes the menu when the focus leaves the menu and its button. Otherwise the menu would cover the next focused
 * element.
 */
const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent): void => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.querySelector('ul')?.hidePopover?.()
}

/** The languages of the chrome, in a native popover, which opens and closes without scripts. */
export const LocaleMenu = ({ path }: { path: string }) => {
  const { locales, lang } = useSite()
  const messages = useMessages()
  const current = locales.find(({ code }) => code === lang)
  return (
    <div className={styles.locale} data-wide="" onBlur={closeBehind}>
      <button
        type="button"
        className={iconButton.button}
        popoverTarget={menuId}
        aria-label={`${messages.navbar.language}: ${current?.label ?? lang}`}
      >
        <Icon name="language" />
      </button>
      <LocaleList path={path} id={menuId} className={styles.localeMenu} popover="auto" />
    </div>
  )
}
