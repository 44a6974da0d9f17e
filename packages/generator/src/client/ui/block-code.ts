/** Result of a run for a line of a block. */
export type LineMark = 'held' | 'failed' | 'error'

/** An editor in place of a block's code. */
export interface BlockEditor {
  /** The code as the reader has changed it. */
  code: () => string
  /** Whether the code comes from a link, which may be hostile. */
  isFromLink: () => boolean
  /** Marks the end of a line (1-based) with a text. A line that does not exist gets no mark. */
  mark: (line: number, mark: { mark: LineMark; text: string }) => void
  clearMarks: () => void
}

/** The open editors, by the figure of their block. */
export const blockEditors = new WeakMap<Element, BlockEditor>()

/** Returns the code of a block as its author wrote it. */
export const originalCodeOf = (block: Element): string =>
  (block.querySelector(':scope > pre')?.textContent ?? '').replace(/\n$/, '')

/** Returns the code of a block: the reader's version in an editor, or else the author's. */
export const codeOf = (block: Element): string => blockEditors.get(block)?.code() ?? originalCodeOf(block)
