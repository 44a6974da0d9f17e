import { demoDocument } from '../../model/demo-frame.ts'
import { articlePatched } from '../../model/page-edit.ts'
import { originalCodeOf } from '../ui/block-code.ts'
import { createSandbox } from './sandbox-frame.ts'

/** How near a demo comes before it is shown: about a screen. */
const nearness = '800px 0px'

interface ShowOptions {
  /** Base URL of the site. */
  baseUrl: string
  /** Ends the watching. */
  signal: AbortSignal
}

/**
 * Shows each demo of an article when it comes near, in a sandbox of its own. Where the sandbox does not load, the demo's
 * place stays empty, and is filled when the network is back.
 */
export const showDemos = (article: HTMLElement, { baseUrl, signal }: ShowOptions): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        void showDemo(target as HTMLElement, baseUrl)
      }
    },
    { rootMargin: nearness },
  )
  const observeAll = () => article.querySelectorAll('.demo > .demo-frame').forEach((place) => observer.observe(place))
  observeAll()
  addEventListener('online', observeAll, { signal })
  // An author has edited the article.
  article.addEventListener(
    articlePatched,
    ({ target }) => {
      const frame = target instanceof Element && target.closest('.demo')?.querySelector(':scope > iframe')
      const place = frame instanceof HTMLIFrameElement ? places.get(frame) : undefined
      if (frame && place) frame.replaceWith(place)
      observeAll()
    },
    { signal },
  )
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The places that frames have taken. */
const places = new WeakMap<HTMLIFrameElement, HTMLElement>()

/** Puts a frame with a demo into its place. */
const showDemo = async (place: HTMLElement, baseUrl: string): Promise<void> => {
  const demo = place.closest('.demo')
  if (!demo) return
  const { frame, ready, show } = createSandbox(baseUrl)
  frame.title = place.dataset['title'] ?? ''
  frame.dataset['title'] = frame.title
  frame.style.cssText = place.style.cssText
  places.set(frame, place)
  place.replaceWith(frame)
  try {
    await ready()
    show(demoPage(demo))
  } catch {
    // `close` has removed the frame, which stood here.
    demo.prepend(place)
  }
}

const demoPage = (demo: Element): string => {
  const codeIn = (language: string) =>
    [...demo.querySelectorAll(`.demo-code > .code[data-lang="${language}"]`)].map(originalCodeOf).join('\n')
  const lang = demo.closest<HTMLElement>('[lang]')?.lang ?? ''
  return demoDocument({ lang, html: codeIn('html'), css: codeIn('css'), js: codeIn('js') })
}
