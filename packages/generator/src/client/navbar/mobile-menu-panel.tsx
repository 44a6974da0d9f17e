import { useEffect, useState, type ReactNode } from 'react'
import iconButton from '../ui/icon-button.module.css'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { currentMark, currentSection } from './current-section.ts'
import { LocaleList } from './locale-list.tsx'
import styles from './mobile-menu.module.css'
import { mobileMenuId } from './use-menu-dialog.ts'

interface MobileMenuPanelProps {
  path: string
  sidebar: ReactNode
}

/**
 * The content of the menu: the sections, or the docs sidebar if there is one, with a button that leads to the sections.
 */
export const MobileMenuPanel = ({ path, sidebar }: MobileMenuPanelProps) => {
  const { title } = useSite()
  const messages = useMessages()
  const [wantsSections, setWantsSections] = useState(false)
  const showsSections = wantsSections || !sidebar
  // When the menu opens or switches its content, the focused button is removed.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${mobileMenuId} button`)?.focus()
  })
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        {showsSections ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <button type="button" className={styles.back} onClick={() => setWantsSections(true)}>
            <Icon name="arrow" size={18} />
            {messages.navbar.mainMenu}
          </button>
        )}
        <button
          type="button"
          className={`${iconButton.button} ${styles.close}`}
          aria-label={messages.navbar.closeMenu}
          popoverTarget={mobileMenuId}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      {showsSections ? <Sections path={path} /> : <nav aria-label={messages.sidebar.label}>{sidebar}</nav>}
      {showsSections && sidebar && (
        <button type="button" className={styles.forward} onClick={() => setWantsSections(false)}>
          {messages.sidebar.label}
          <Icon name="arrow" size={18} />
        </button>
      )}
    </div>
  )
}

const Sections = ({ path }: { path: string }) => {
  const { navbar } = useSite()
  const messages = useMessages()
  const current = currentSection(navbar.items, path)
  return (
    <nav aria-label={messages.navbar.sections}>
      <ul className={styles.list}>
        {navbar.items.map((item) =>
          item.type === 'document' ? (
            <li key={item.path}>
              <SiteLink path={item.path} aria-current={currentMark(item, current, path)}>
                {item.label}
              </SiteLink>
            </li>
          ) : item.type === 'link' ? (
            <li key={item.href}>
              <a href={item.href}>{item.label}</a>
            </li>
          ) : null,
        )}
      </ul>
      <LocaleList path={path} className={styles.locales} aria-label={messages.navbar.language} />
    </nav>
  )
}
