import { demoStyle, stayInFrame } from '../../model/demo-frame.ts'
import type { RunRequest } from '../../model/run/run-job.ts'
import { codeOf } from '../ui/block-code.ts'

const pageFile = 'demo-page.js'

/** Returns the current code of a demo's blocks of one language. */
const partsOf = (demo: HTMLElement, language: string): string =>
  [...demo.querySelectorAll(`.demo-code > .code[data-lang="${language}"]`)].map(codeOf).join('\n')

/** Script that fills the empty page of a run in the same way as `demoDocument` fills a demo's frame. */
const pageScript = (html: string, css: string): string => `
${stayInFrame}
const style = document.createElement('style')
style.textContent = ${JSON.stringify(`${demoStyle}\n${css}`)}
document.head.append(style)
document.body.replaceChildren(document.createRange().createContextualFragment(${JSON.stringify(html)}))
`

/**
 * Returns what a run of a demo needs: a module that makes its page, and its script. The lines of the script keep their
 * numbers.
 */
export const readDemo = (demo: HTMLElement): RunRequest => ({
  kind: 'browser',
  sources: [
    { file: pageFile, language: 'js', code: pageScript(partsOf(demo, 'html'), partsOf(demo, 'css')) },
    { file: 'demo.js', language: 'js', code: `import './${pageFile}';${partsOf(demo, 'js')}` },
  ],
})

const ownFrame = (demo: HTMLElement): HTMLElement | null =>
  demo.matches('.demo') ? demo.querySelector<HTMLElement>(':scope > :is(iframe, .demo-frame)') : null

/** Shows or hides the frame with the demo's original version. Does nothing for a block that is not a demo. */
export const showOwnFrame = (demo: HTMLElement, isShown: boolean): void => {
  const frame = ownFrame(demo)
  if (frame) frame.style.display = isShown ? '' : 'none'
}

/** Puts a run's frame in place of a demo's own frame. Returns false for a block that is not a demo. */
export const showInDemo = (demo: HTMLElement, frame: HTMLIFrameElement): boolean => {
  const own = ownFrame(demo)
  if (!own) return false
  frame.title = own.dataset['title'] ?? ''
  frame.style.blockSize = own.style.blockSize
  frame.style.background = '#fff'
  own.after(frame)
  showOwnFrame(demo, false)
  return true
}
