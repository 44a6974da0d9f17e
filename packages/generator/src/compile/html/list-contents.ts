import type { OutlineItem } from '../../model/outline.ts'
import type { CompileState } from '../compile-state.ts'
import { escapeAttribute } from '../../model/html/escape-html.ts'

interface ContentsOptions {
  headings: readonly OutlineItem[]
  choices: CompileState['contents']
  /** Receives the error and the place of a document's own code that chooses headings. */
  onError: (error: unknown, place: string | undefined) => void
}

/** Returns the HTML of each list of contents: links to the chosen headings. */
export const listContents = ({ headings, choices, onError }: ContentsOptions): string[] =>
  choices.map(({ choose, place }) => {
    try {
      return listOf(choose(headings))
    } catch (error) {
      onError(error, place)
      return ''
    }
  })

/** Writes a list of headings. The list of a heading contains the deeper headings after it. */
const listOf = (headings: readonly OutlineItem[]): string => {
  if (headings.length === 0) return ''
  let items = ''
  for (let at = 0; at < headings.length;) {
    const heading = headings[at]
    if (!heading) break
    const next = headings.findIndex(({ level }, index) => index > at && level <= heading.level)
    const end = next === -1 ? headings.length : next
    items += `<li><a href="#${escapeAttribute(encodeURI(heading.id))}">${heading.html}</a>${listOf(headings.slice(at + 1, end))}</li>`
    at = end
  }
  return `<ul>${items}</ul>`
}
