import type { OutlineItem } from '../../model/outline.ts'
import type { CompileState } from '../compile-state.ts'
import { escapeAttribute } from '../../model/html/escape-html.ts'

/** Stands for links to headings of the page, which are known when it has been rendered. */
export const contentsTag = 'dh-contents'

const places = new RegExp(`<${contentsTag} n="(\\d+)"></${contentsTag}>`, 'g')

interface FillOptions {
  headings: readonly OutlineItem[]
  choices: CompileState['contents']
  /** Told what a document's own code throws when it chooses, and where it stands. */
  onError: (error: unknown, place: string | undefined) => void
}

/** Puts links to the chosen headings where a list of contents stands. */
export const fillContents = (html: string, { headings, choices, onError }: FillOptions): string =>
  html.replace(places, (_, index: string) => {
    const { choose, place } = choices[Number(index)] ?? {}
    try {
      return listOf(choose?.(headings) ?? [])
    } catch (error) {
      onError(error, place)
      return ''
    }
  })

/** A heading's list holds those after it that are deeper. */
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
