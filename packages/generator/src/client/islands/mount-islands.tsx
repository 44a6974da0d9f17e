import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandBoundary, type IslandTexts } from './island-boundary.tsx'
import { islandElement } from './island-element.tsx'
import { loadIsland } from './load-island.ts'
import { showIslandFailure } from './show-island-failure.ts'

/** Distance from the window within which an island is made ready, so that it works by the time it is seen. */
const nearby = '300px 0px'

/**
 * Brings the islands of an article to life, each one when it comes near the window, with a React root of its own over
 * its static HTML. One that cannot be loaded stays as it is and says so. Returns how to take them down again; do that
 * before their elements go.
 */
export const mountIslands = (article: HTMLElement, texts: IslandTexts): (() => void) => {
  const elements = article.querySelectorAll<HTMLElement>('[data-island]')
  if (elements.length === 0) return () => {}
  const roots: Root[] = []
  let unmounted = false

  const mount = async (element: HTMLElement, failure?: unknown): Promise<void> => {
    try {
      const Island = await loadIsland(element.dataset.island ?? '', failure)
      if (unmounted) return
      const island = <IslandBoundary texts={texts}>{islandElement(element, Island)}</IslandBoundary>
      roots.push(hydrateRoot(element, island, { identifierPrefix: element.dataset.id ?? '' }))
      element.dataset.alive = ''
    } catch (error) {
      if (!unmounted) showIslandFailure(element, { error, texts, onRetry: () => void mount(element, error) })
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        void mount(target)
      }
    },
    { rootMargin: nearby },
  )
  for (const element of elements) {
    // The address names an island of this kind. The island itself knows whether it is the named one, and scrolls into view.
    if (element.dataset.hash && location.hash.startsWith(element.dataset.hash)) void mount(element)
    else observer.observe(element)
  }

  return () => {
    unmounted = true
    observer.disconnect()
    // React refuses to unmount one root while it commits another.
    queueMicrotask(() => {
      for (const root of roots) root.unmount()
    })
  }
}
