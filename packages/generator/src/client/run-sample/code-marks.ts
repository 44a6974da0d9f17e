import { blockEditors, type LineMark } from '../ui/block-code.ts'

/** Returns the figure whose lines a run marks. For a demo, this is the figure with its script. */
const figureOf = (block: Element): Element =>
  block.matches('.demo') ? (block.querySelector('.demo-code > [data-lang="js"]') ?? block) : block

/** Returns the end of a line (1-based) in the code of a block: a text node and an offset in it. */
const endOfLine = (code: Element, line: number): { node: Text; offset: number } | undefined => {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let left = line
  let last: Text | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    for (let offset = text.data.indexOf('\n'); offset >= 0; offset = text.data.indexOf('\n', offset + 1)) {
      if (--left === 0) return { node: text, offset }
    }
    last = text
  }
  return last && left === 1 ? { node: last, offset: last.length } : undefined
}

/**
 * Adds a mark with a text after a line of a block's code. The text of the code does not change, because marks are empty
 * elements. A line that does not exist gets no mark.
 */
export const markLine = (block: Element, line: number, { mark, text }: { mark: LineMark; text: string }): void => {
  const figure = figureOf(block)
  const editor = blockEditors.get(figure)
  if (editor) return editor.mark(line, { mark, text })
  const code = figure.querySelector(':scope > pre code')
  const place = code && endOfLine(code, line)
  if (!place) return
  const element = document.createElement('span')
  element.className = 'run-mark'
  element.dataset['mark'] = mark
  element.dataset['text'] = text
  // The panel contains the same information as text.
  element.ariaHidden = 'true'
  if (place.offset === place.node.length) place.node.after(element)
  else place.node.splitText(place.offset).before(element)
}

/** Removes all marks of a block, and joins the text nodes that the marks divided. */
export const clearMarks = (block: Element): void => {
  blockEditors.get(figureOf(block))?.clearMarks()
  for (const mark of block.querySelectorAll('pre .run-mark')) {
    const { parentNode } = mark
    mark.remove()
    parentNode?.normalize()
  }
}
