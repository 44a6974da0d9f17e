import { Fragment, type ReactNode } from 'react'
import type { NavbarItem } from '../../model/site.ts'
import iconButton from '../ui/icon-button.module.css'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { currentMark, currentSection } from './current-section.ts'
import { LocaleMenu } from './locale-menu.tsx'
import styles from './navbar.module.css'

interface NavbarItemsProps {
  position: 'left' | 'right'
  path: string
  search: ReactNode
}

/** The configured items of one side of the bar, in order. */
export const NavbarItems = ({ position, path, search }: NavbarItemsProps) => {
  const { items } = useSite().navbar
  const current = currentSection(items, path)
  return items
    .filter((item) => item.position === position)
    .map((item) => (
      <Fragment key={itemKey(item)}>
        {item.type === 'document' && (
          <SiteLink path={item.path} className={styles.item} aria-current={currentMark(item, current, path)}>
            {item.label}
          </SiteLink>
        )}
        {item.type === 'link' && <ExternalItem item={item} />}
        {item.type === 'search' && search}
        {item.type === 'locale' && <LocaleMenu path={path} />}
      </Fragment>
    ))
}

const itemKey = (item: NavbarItem): string =>
  item.type === 'document' ? item.path : item.type === 'link' ? item.href : item.type

/** A link of the bar. The repository is shown as an icon, other links with their label. */
const ExternalItem = ({ item }: { item: Extract<NavbarItem, { type: 'link' }> }) => {
  const { repositoryUrl } = useSite()
  const messages = useMessages()
  const isRepository = item.href === repositoryUrl
  return (
    <a
      href={item.href}
      className={isRepository ? iconButton.button : styles.item}
      data-wide=""
      {...(isRepository && { 'aria-label': messages.navbar.repository, title: messages.navbar.repository })}
    >
      {isRepository ? <Icon name="repository" /> : item.label}
    </a>
  )
}
