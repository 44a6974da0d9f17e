// Runs the blocks of articles as the Run button does, for `check:samples`. This script is bundled separately and never
// published. The server of the proof sends articles, and the page posts the result of each block.
import { type ProofResult, proofPaths, type ProofTask } from '../../model/run/run-proof.ts'
import type { RunOutcome } from '../../model/run/run-outcome.ts'
import { isLacking } from '../ui/show-control.ts'
import { codeOf, runSample } from './run-sample.ts'

const post = (path: string, body?: ProofResult): Promise<Response> =>
  fetch(path, { method: 'POST', ...(body && { body: JSON.stringify(body) }) })

/** Shows an article in place of the last article, and returns its blocks with a Run button. */
const showArticle = ({ lang, html }: ProofTask): HTMLElement[] => {
  const article = document.createElement('article')
  article.lang = lang
  article.innerHTML = html
  // A demo runs by itself, and is not a sample.
  for (const frame of article.querySelectorAll('iframe')) frame.remove()
  for (const hidden of article.querySelectorAll<HTMLElement>('[hidden]')) hidden.hidden = false
  for (const details of article.querySelectorAll('details')) details.open = true
  document.querySelector('article')?.replaceWith(article)
  return [...article.querySelectorAll<HTMLElement>('figure.code:has([data-run])')]
}

/** Rendering a long article costs more than its runs. Only a browser sample's frame must be rendered. */
const drawArticle = (block: HTMLElement, isDrawn: boolean): void => {
  const article = block.closest('article')
  if (!article) return
  article.style.contentVisibility = isDrawn ? 'visible' : 'hidden'
  if (!isDrawn) return
  for (const part of article.children)
    if (part instanceof HTMLElement) part.style.contentVisibility = part.contains(block) ? 'visible' : 'hidden'
}

const runBlock = async (block: HTMLElement): Promise<RunOutcome | string | null> => {
  const { run, feature } = block.querySelector<HTMLElement>('[data-run]')?.dataset ?? {}
  if (isLacking(feature)) return null
  drawArticle(block, run === 'browser')
  const follow = new MutationObserver(() => {
    // The page asks the reader before it fetches PostgreSQL.
    block.querySelector<HTMLElement>('.run-answer')?.click()
    // A browser renders no frame outside the window. There it also fires no event that waits for the next rendering,
    // such as `close` of a dialog.
    block.querySelector('.run-panel > iframe')?.scrollIntoView()
  })
  follow.observe(block, { childList: true, subtree: true })
  const outcome = await runSample(block, codeOf(block), { baseUrl: '/' })
  follow.disconnect()
  const shown = block.querySelector('.run-lines')?.textContent ?? ''
  block.querySelector<HTMLElement>('.run-close')?.click()
  return outcome ?? `The run did not begin: ${shown}`
}

for (let answer = await post(proofPaths.task); answer.status === 200; answer = await post(proofPaths.task)) {
  const task: ProofTask = await answer.json()
  const blocks = showArticle(task)
  for (const index of task.blocks) {
    const block = blocks[index]
    const outcome = block ? await runBlock(block) : 'The article has no such block.'
    await post(proofPaths.result, { task: task.task, block: index, buttons: blocks.length, outcome })
  }
}
