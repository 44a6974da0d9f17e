import { contentsTag } from '../../article/theme-components.tsx'
import type { OutlineItem } from '../../model/outline.ts'
import { escapeAttribute } from './escape-html.ts'

const places = new RegExp(`<${contentsTag} min="(\\d)" max="(\\d)"></${contentsTag}>`, 'g')

/** Puts links to a page's headings where `<TOCInline>` stands. */
export const fillContents = (html: string, headings: readonly OutlineItem[]): string =>
  html.replace(places, (_, min: string, max: string) => listOf(headings.filter(({ level }) => level >= Number(min) && level <= Number(max))))

/** A heading's list holds those after it that are deeper. */
const listOf = (headings: readonly OutlineItem[]): string => {
  if (headings.length === 0) return ''
  let items = ''
  for (let at = 0; at < headings.length; ) {
    const heading = headings[at]
    if (!heading) break
    const next = headings.findIndex(({ level }, index) => index > at && level <= heading.level)
    const end = next === -1 ? headings.length : next
    items += `<li><a href="#${escapeAttribute(encodeURI(heading.id))}">${heading.html}</a>${listOf(headings.slice(at + 1, end))}</li>`
    at = end
  }
  return `<ul>${items}</ul>`
}
