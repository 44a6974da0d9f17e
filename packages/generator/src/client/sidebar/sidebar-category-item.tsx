import type { ReactNode } from 'react'
import type { SidebarCategory } from '../../model/sidebar.ts'
import { useMessages } from '../ui/messages-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { isOpen } from './open-categories.ts'
import { useSidebarTree } from './sidebar-context.ts'
import styles from './sidebar.module.css'

interface SidebarCategoryItemProps {
  category: SidebarCategory
  /** Ids of the categories of its level. */
  siblings: readonly string[]
  /** Its items. They are rendered while the category is open. */
  children: ReactNode
}

/**
 * A category. Its label is a link to its own document or to its first document, and works without scripts. The button
 * beside the label opens and closes the items.
 */
export const SidebarCategoryItem = ({ category, siblings, children }: SidebarCategoryItemProps) => {
  const { prefetch, path, trail, choices, toggle } = useSidebarTree()
  const messages = useMessages()
  const { id, label } = category
  const open = isOpen(category, choices, trail)
  const isPage = category.hasDocument && category.path === path
  return (
    <>
      <div className={styles.category} onPointerEnter={() => prefetch(id)}>
        <SiteLink
          path={category.path}
          className={styles.link}
          data-branch={trail.includes(id) || undefined}
          aria-current={isPage ? 'page' : undefined}
        >
          {label}
        </SiteLink>
        {category.collapsible && (
          <button
            type="button"
            className={styles.caret}
            data-control="sidebar-category"
            aria-expanded={open}
            aria-label={open ? messages.sidebar.collapse(label) : messages.sidebar.expand(label)}
            onClick={() => toggle(id, !open, siblings)}
          />
        )}
      </div>
      {open && children}
    </>
  )
}
