import { demoDocument } from '../../model/demo-frame.ts'
import { articlePatched } from '../../model/page-edit.ts'
import { originalCodeOf } from '../ui/block-code.ts'
import { createSandbox } from './sandbox-frame.ts'

/** A demo is shown when it is this near to the window: about one screen. */
const nearness = '800px 0px'

interface ShowOptions {
  /** Base URL of the site. */
  baseUrl: string
  /** Stops the observation. */
  signal: AbortSignal
}

/**
 * Shows each demo of an article in its own sandbox when the demo comes near. If the sandbox does not load, the demo's
 * place stays empty until the network is back.
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
  // An author has edited the article in development.
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

/** The placeholders that frames have replaced. */
const places = new WeakMap<HTMLIFrameElement, HTMLElement>()

/** Puts a frame with a demo in its place. */
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
    // `close` has removed the frame from this place.
    demo.prepend(place)
  }
}

const demoPage = (demo: Element): string => {
  const codeIn = (language: string) =>
    [...demo.querySelectorAll(`.demo-code > .code[data-lang="${language}"]`)].map(originalCodeOf).join('\n')
  const lang = demo.closest<HTMLElement>('[lang]')?.lang ?? ''
  return demoDocument({ lang, html: codeIn('html'), css: codeIn('css'), js: codeIn('js') })
}
