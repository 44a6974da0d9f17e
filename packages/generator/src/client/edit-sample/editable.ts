import { contentHash } from '@dev-handbook/search/index-format/content-hash'
import { originalCodeOf } from '../ui/block-code.ts'

/** The part of an article that one Edit button opens for editing: a block of code, or all blocks of a demo. */
export interface Editable {
  /** The figure of the block, or the demo. */
  root: HTMLElement
  /** The element that gets the buttons of the editor: the figure, or the element around the blocks of the demo. */
  holder: HTMLElement
  blocks: readonly HTMLElement[]
  /** The code of the blocks as an author wrote it. */
  originals: readonly string[]
  /** Identifies the sample on its page by its original code. */
  id: string
  /** How the sample is run: `data-run` of its button, or `demo`. */
  run: string
}

const readEditable = (button: HTMLElement): Omit<Editable, 'id'> | undefined => {
  const root = button.closest<HTMLElement>('figure.code, .demo')
  if (!root) return undefined
  const isDemo = root.matches('.demo')
  const holder = (isDemo && button.parentElement) || root
  const blocks = isDemo ? [...holder.querySelectorAll<HTMLElement>(':scope > figure.code')] : [root]
  const run = isDemo ? 'demo' : (root.querySelector<HTMLElement>('[data-run]')?.dataset['run'] ?? 'script')
  return { root, holder, blocks, originals: blocks.map(originalCodeOf), run }
}

/**
 * Returns all parts of an article that can be edited, by their button. Samples with the same code are counted from the
 * top. A sample in the practice dialog is a copy of one of the page, so it has the same id and is not counted.
 */
export const readEditables = (article: Element): Map<Element, Editable> => {
  const counts = new Map<string, number>()
  const editables = new Map<Element, Editable>()
  for (const button of article.querySelectorAll<HTMLElement>('button[data-edit]')) {
    const read = readEditable(button)
    if (!read) continue
    const hash = contentHash(read.originals.join('\0'))
    const count = button.closest('dialog') ? 1 : (counts.get(hash) ?? 0) + 1
    counts.set(hash, count)
    editables.set(button, { ...read, id: count === 1 ? hash : `${hash}.${count}` })
  }
  return editables
}
