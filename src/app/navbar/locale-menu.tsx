import iconButton from '../ui/icon-button.module.css'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './navbar.module.css'

const menuId = 'locale-menu'

/** The languages of the chrome, in a native popover: it opens and closes without script. */
export const LocaleMenu = ({ path }: { path: string }) => {
  const { locales, lang } = useSite()
  const messages = useMessages()
  const current = locales.find(({ code }) => code === lang)
  return (
    <div className={styles.locale} data-wide="">
      <button type="button" className={iconButton.button} popoverTarget={menuId} aria-label={`${messages.navbar.language}: ${current?.label ?? lang}`}>
        <Icon name="language" />
      </button>
      <ul id={menuId} className={styles.localeMenu} popover="auto">
        {locales.map(({ code, label, direction }) => (
          <li key={code}>
            <SiteLink path={path} hrefLang={code} lang={code} dir={direction} aria-current={code === lang ? 'true' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
