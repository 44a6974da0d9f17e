/**
 * Runs in the head before the first paint, bundled into one small classic script. Its element carries `data-entry`, the
 * entry module's address, `data-preload`, those of the modules that it will need, `data-styles`, that of the style sheet
 * that follows, and `data-announcement`, the id of an announcement that can be dismissed; the root element carries the configured
 * `data-theme`: `light`, `dark`, or `system` to follow the system's preference. Puts onto the root element what the reader
 * has chosen earlier, notes what they do before the page works, and fetches styles and entry once the page has loaded and is
 * painted, or at the first sign that the reader wants something.
 */
import type { EarlyInput } from './early-input.ts'
import { isTextField, opensSearch } from './search/opening/opens-search.ts'
import { readStored } from './ui/storage.ts'

const root = document.documentElement.dataset
const { entry, preload, styles, announcement } = document.currentScript?.dataset ?? {}

const chosen = readStored('theme')
if (chosen === 'dark' || chosen === 'light') root.theme = chosen
else if (root.theme === 'system') root.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
if (readStored('sidebar') === 'hidden') root.sidebar = 'hidden'
if (announcement && readStored('announcement') === announcement) root.dismissed = ''

const types = ['click', 'keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel']

const note = (event: Event): void => {
  const control = event.type === 'click' && !early.control && (event.target as Element).closest?.('[data-control]')
  if (control) early.control = control
  if (event.type === 'keydown' && opensSearch(event as KeyboardEvent, isTextField(event.target))) {
    event.preventDefault()
    early.search = true
  }
  if (event.type !== 'pointermove') early.acted = true
  start()
}

const early: EarlyInput = {
  stop: () => {
    for (const type of types) removeEventListener(type, note, true)
  },
  fail: () => {
    early.stop()
    root.failed = ''
  },
}
window.handbook = early

let started = false
const start = (): void => {
  if (started || !entry) return
  started = true
  if (styles)
    early.styles = new Promise((resolve) => {
      // After the styles of the article's players: Chromium looks up all fonts again for a sheet that is not the last
      // one.
      const place = document.body ?? document.head
      place.append(
        Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: styles,
          onload: () => resolve(true),
          onerror: () => resolve(false),
        }),
      )
    })
  // All requests start at once. The entry would request its parts one after the other.
  for (const href of preload?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // A page whose entry cannot be loaded is complete, and its links work.
  import(/* @vite-ignore */ entry).catch(early.fail)
}

for (const type of types) addEventListener(type, note, { capture: true, passive: type !== 'keydown' })
// A small page, or a page from the cache, fires its load event before its first frame. React would delay that frame.
addEventListener('load', () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))))
