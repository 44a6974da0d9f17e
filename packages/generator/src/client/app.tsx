import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ClientSite } from '../model/site.ts'
import { AnnouncementBar } from './announcement/announcement-bar.tsx'
import styles from './app.module.css'
import { ColorModeToggle } from './color-mode/color-mode-toggle.tsx'
import { CrashBoundary } from './errors/crash-boundary.tsx'
import { Footer } from './footer/footer.tsx'
import type { Messages } from '../texts/kinds/chrome.ts'
import { Navbar } from './navbar/navbar.tsx'
import { shownPath } from './navigation/page-state.ts'
import type { PageStore } from './navigation/page-store.ts'
import { ProgressBar } from './navigation/progress-bar.tsx'
import { OfflineControls } from './offline/offline-controls.tsx'
import { PageView } from './page/page-view.tsx'
import { SearchButton } from './search/opening/search-button.tsx'
import type { ShardStore } from './sidebar/shard-store.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { SidebarTree } from './sidebar/sidebar-tree.tsx'
import { Announcer } from './ui/announcer.tsx'
import { MessagesContext } from './ui/messages-context.ts'
import { SiteContext } from './ui/site-context.ts'

export interface AppProps {
  site: ClientSite
  messages: Messages
  pages: PageStore
  shards: ShardStore
  /** Loads a page again that could not be loaded or rendered. */
  onRetry: (path: string) => void
  /** Called once the chrome is hydrated. */
  onReady?: () => void
}

const mainId = 'main'

/** Everything around the article. The build renders it into each page. The browser hydrates it once and keeps it. */
export const App = ({ site, messages, pages, shards, onRetry, onReady }: AppProps) => {
  const getShown = () => pages.get().shown
  const shown = useSyncExternalStore(pages.subscribe, getShown, getShown)
  const [first] = useState(shown)
  useEffect(() => onReady?.(), [onReady])
  const path = shownPath(shown)
  const retry = () => onRetry(path)
  const page = shown.status === 'ready' ? shown.page : undefined
  const position = page && 'sidebar' in page ? page.sidebar : undefined
  const tree = position && <SidebarTree position={position} path={path} store={shards} />

  return (
    <SiteContext value={site}>
      <MessagesContext value={messages}>
        <CrashBoundary resetKey={path} onRetry={retry}>
          <div className={styles.app} lang={site.lang}>
            <a href={`#${mainId}`} className={styles.skip}>
              {messages.skipToContent}
            </a>
            <ProgressBar pages={pages} />
            <AnnouncementBar />
            <Navbar path={path} search={<SearchButton />} colorMode={<ColorModeToggle />} sidebar={tree} />
            <div className={styles.shell} data-sidebar={position ? '' : undefined}>
              {position && <Sidebar position={position} path={path} store={shards} />}
              <main id={mainId} tabIndex={-1} className={styles.main} data-swapped={shown === first ? undefined : ''}>
                <CrashBoundary resetKey={path} onRetry={retry}>
                  <PageView shown={shown} onRetry={retry} />
                </CrashBoundary>
              </main>
            </div>
            <Footer>
              <OfflineControls />
            </Footer>
            <Announcer />
          </div>
        </CrashBoundary>
      </MessagesContext>
    </SiteContext>
  )
}
