import { plainText } from './leading-title.ts'

const longest = 160

/** Lines that are no prose: headings, fences, lists, quotes, tables, rules, tags, expressions, directives, imports, images. */
const notProse = /^\s*(?:#{1,6}\s|>|[-*+]\s|\d+[.)]\s|\||:::|<|\{|(?:import|export)\s|!\[[^\]]*\]\([^)]*\)\s*$|(?:[-*_]\s*){3,}$|\[[^\]]+\]:)/

/** What no prose is begun by and may take lines: comments, code of modules up to an empty line, opening tags, texts in expressions. */
const overLines = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|^(?:import|export)\s.*\n(?:[ \t]*\S.*\n?)*|^[ \t]*<\p{L}[^\n>]*\n(?:[ \t]*\S.*\n)*?.*>[ \t]*$|\{`[^`]*`\}/gmu

/** Text of the first paragraph, without markup and at most 160 characters long; empty when the body has none. */
export const firstParagraph = (body: string): string => {
  let fence: string | undefined
  const paragraph: string[] = []
  for (const line of body.replace(overLines, '').split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
      continue
    }
    if (paragraph.length === 0 && (line.trim() === '' || /^(?: {4}|\t)/.test(line))) continue
    if (line.trim() === '' || notProse.test(line) || mark !== undefined) {
      if (paragraph.length > 0) break
      fence = mark
      continue
    }
    paragraph.push(line.trim())
  }
  return shorten(plainText(paragraph.join(' ')))
}

const shorten = (text: string): string => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s,;:–—-]+$/, '')}…`
}
