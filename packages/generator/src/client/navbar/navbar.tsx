import type { ReactNode } from 'react'
import { BrandMark } from '../ui/brand-mark.tsx'
import iconButton from '../ui/icon-button.module.css'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavbarItems } from './navbar-items.tsx'
import styles from './navbar.module.css'
import { useHideOnScroll } from './use-hide-on-scroll.ts'
import { mobileMenuId } from './use-menu-dialog.ts'

interface NavbarProps {
  /** Path of the page that is shown. */
  path: string
  /** The search button and the colour mode toggle, which other modules provide. */
  search: ReactNode
  colorMode: ReactNode
  /** The docs sidebar for the mobile menu, on pages that have one. */
  sidebar: ReactNode
}

/**
 * The bar at the top: brand, sections, language, search, colour mode and repository. On narrow screens it has a menu
 * button.
 */
export const Navbar = ({ path, search, colorMode, sidebar }: NavbarProps) => {
  const site = useSite()
  const messages = useMessages()
  useHideOnScroll(site.navbar.hideOnScroll)
  return (
    <>
      <header className={styles.navbar}>
        <div className={styles.inner}>
          <button
            type="button"
            className={iconButton.button}
            aria-label={messages.navbar.menu}
            popoverTarget={mobileMenuId}
          >
            <Icon name="menu" size={22} />
          </button>
          <SiteLink path="/" className={styles.brand} aria-label={messages.navbar.home(site.title)}>
            <BrandMark />
            <span className={styles.title}>{site.title}</span>
          </SiteLink>
          <nav className={styles.sections} aria-label={messages.navbar.label}>
            <NavbarItems position="left" path={path} search={search} />
          </nav>
          <div className={styles.tools}>
            <NavbarItems position="right" path={path} search={search} />
            {colorMode}
          </div>
        </div>
      </header>
      <MobileMenu path={path} sidebar={sidebar} />
    </>
  )
}
