/** What a line of code is marked with. The text of the code stays as it is: marks are empty elements. */
export type CodeMark = 'held' | 'failed' | 'error'

/** The end of a line (1-based) in the code of a block: a text node and an offset in it. */
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

/** Puts a mark with a text behind a line of a block's code. A line that does not exist gets none. */
export const markLine = (block: Element, line: number, { mark, text }: { mark: CodeMark; text: string }): void => {
  const code = block.querySelector('pre code')
  const place = code && endOfLine(code, line)
  if (!place) return
  const element = document.createElement('span')
  element.className = 'run-mark'
  element.dataset['mark'] = mark
  element.dataset['text'] = text
  // The panel says the same in words.
  element.ariaHidden = 'true'
  if (place.offset === place.node.length) place.node.after(element)
  else place.node.splitText(place.offset).before(element)
}

/** Removes all marks of a block, and joins the texts that they divided. */
export const clearMarks = (block: Element): void => {
  for (const mark of block.querySelectorAll('.run-mark')) {
    const { parentNode } = mark
    mark.remove()
    parentNode?.normalize()
  }
}
