import { useEffect, type MouseEvent } from 'react'
import type { SidebarItem } from '../../model/sidebar.ts'
import { useMessages } from '../ui/messages-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { useDelayed } from '../ui/use-delayed.ts'
import { SidebarCategoryItem } from './sidebar-category-item.tsx'
import { useShard, useSidebarTree } from './sidebar-context.ts'
import styles from './sidebar.module.css'

/** The items of one category or of the root. They are fetched if they are not loaded yet. */
export const SidebarLevel = ({ shardId }: { shardId: string }) => {
  const { store, sidebarId } = useSidebarTree()
  const shard = useShard(shardId)
  const messages = useMessages()

  useEffect(() => {
    void store.load(sidebarId, shardId)
  }, [store, sidebarId, shardId])

  /**
   * Loads the items again. The pressed button disappears and loses the focus. The content in its place gets the focus,
   * unless the reader has focused another element.
   */
  const retry = async ({ currentTarget }: MouseEvent) => {
    const around = currentTarget.closest('li, nav')
    await store.load(sidebarId, shardId)
    if (!document.querySelector(':focus'))
      around?.querySelector<HTMLElement>(':scope ul a, :scope [role] button')?.focus()
  }

  if (shard?.status === 'failed') {
    return (
      <div className={styles.state} role="alert">
        {messages.sidebar.failed}{' '}
        <button type="button" className={styles.retry} onClick={(event) => void retry(event)}>
          {messages.retry}
        </button>
      </div>
    )
  }
  if (shard?.status !== 'ready') return <LevelLoading />
  const categories = shard.items.flatMap((item) => (item.type === 'category' ? item.id : []))
  return (
    <ul className={styles.level}>
      {shard.items.map((item) => (
        <li key={'id' in item ? item.id : 'path' in item ? item.path : `${item.href}${item.label}`}>
          <LevelItem item={item} siblings={categories} />
        </li>
      ))}
    </ul>
  )
}

const LevelItem = ({ item, siblings }: { item: SidebarItem; siblings: readonly string[] }) => {
  const { path } = useSidebarTree()
  if (item.type === 'category') {
    return (
      <SidebarCategoryItem category={item} siblings={siblings}>
        <SidebarLevel shardId={item.id} />
      </SidebarCategoryItem>
    )
  }
  if (item.type === 'link')
    return (
      <a href={item.href} className={styles.link}>
        {item.label}
      </a>
    )
  return (
    <SiteLink path={item.path} className={styles.link} aria-current={item.path === path ? 'page' : undefined}>
      <span lang={item.lang}>{item.label}</span>
      {item.lang && <span className={styles.lang}>{item.lang}</span>}
    </SiteLink>
  )
}

const LevelLoading = () => {
  const messages = useMessages()
  return <output className={styles.state}>{useDelayed() ? messages.loading : null}</output>
}
