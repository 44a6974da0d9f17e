import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandBoundary, type IslandTexts } from './island-boundary.tsx'
import { islandElement } from './island-element.tsx'
import { loadIsland } from './load-island.ts'
import { showIslandFailure } from './show-island-failure.ts'

/** Distance from the window at which an island is loaded, so that it works when the reader sees it. */
const nearby = '300px 0px'

/**
 * Hydrates the islands of an article, each with its own React root, when it comes near the window. An island that
 * cannot be loaded keeps its static HTML and shows a note. Returns a function that unmounts the islands; call it before
 * their elements are removed.
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
    // The address names an island of this kind. The island itself finds out whether it is the named one, and scrolls
    // into view.
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
