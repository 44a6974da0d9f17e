import { useEffect, useRef } from 'react'
import { toAddress } from '../../model/path.ts'
import type { SidebarPosition } from '../../model/sidebar.ts'
import iconButton from '../ui/icon-button.module.css'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { scrollWithin } from '../ui/scroll-within.ts'
import { useSite } from '../ui/site-context.ts'
import type { ShardStore } from './shard-store.ts'
import { SidebarTree } from './sidebar-tree.tsx'
import styles from './sidebar.module.css'
import { toggleSidebar, useSidebarHidden } from './sidebar-visibility.ts'

interface SidebarProps {
  position: SidebarPosition
  path: string
  store: ShardStore
}

/** The docs sidebar beside the page. The reader can hide it: the root element is marked before the first paint. */
export const Sidebar = ({ position, path, store }: SidebarProps) => {
  const messages = useMessages()
  const { baseUrl, sidebar } = useSite()
  const hidden = useSidebarHidden()
  const scroller = useRef<HTMLElement>(null)

  useEffect(() => {
    const current = scroller.current?.querySelector(`[href="${CSS.escape(toAddress(baseUrl, path))}"]`)
    if (scroller.current && current) scrollWithin(scroller.current, current)
  }, [path, baseUrl])

  return (
    <aside className={styles.sidebar}>
      <nav ref={scroller} className={styles.scroller} aria-label={messages.sidebar.label}>
        <SidebarTree position={position} path={path} store={store} />
      </nav>
      {sidebar.hideable && (
        <div className={styles.hide}>
          <button
            type="button"
            className={iconButton.button}
            data-control="sidebar"
            aria-label={hidden ? messages.sidebar.show : messages.sidebar.hide}
            title={hidden ? messages.sidebar.show : messages.sidebar.hide}
            aria-expanded={!hidden}
            onClick={toggleSidebar}
          >
            <Icon name="panel" size={18} />
          </button>
        </div>
      )}
    </aside>
  )
}
