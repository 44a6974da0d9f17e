import type { PageData, Section } from '../../model/page.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'

/**
 * Index for language models, in the llms.txt form: title, summary, then links to the Markdown of each document by section.
 * `pages` are those that are in it, in order.
 */
export const llmsText = ({
  data,
  sections,
  pages,
}: {
  data: SiteData
  sections: readonly Section[]
  pages: Iterable<PageData>
}): string => {
  const lines = sections.map((): string[] => [])
  /** A document may be in several sections. */
  const linesOf = new Map<string, string[][]>()
  for (const [index, section] of sections.entries()) {
    for (const path of new Set([section.path, ...section.documents.map((document) => document.path)])) {
      const known = linesOf.get(path)
      const own = lines[index] ?? []
      if (known) known.push(own)
      else linesOf.set(path, [own])
    }
  }
  for (const page of pages) {
    const sections = page.kind === 'document' ? linesOf.get(page.path) : undefined
    if (!sections) continue
    const address = data.url + toAddress(data.baseUrl, `/${pageFile(page.path, 'md')}`)
    const line = `- [${asMarkdown(page.title)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')}): ${asMarkdown(page.description)}`
    for (const section of sections) section.push(line)
  }
  const texts = sections.map(({ label }, index) => `## ${asMarkdown(label)}\n\n${lines[index]?.join('\n')}\n`)
  return `# ${asMarkdown(data.title)}\n\n> ${asMarkdown(data.tagline)}\n\n${texts.join('\n')}`
}

/** What Markdown would take for more than the character, as the beginning of a block too: a `*` with a blank behind it, and a `_` within a word, begin nothing. */
const marks = /^[-+*#>]|(?<=^\d+)[.)]|[\\[\]`]|[*~](?=\S)|(?<![\p{L}\p{N}])_(?=\S)|<(?=[a-z/!?])|&(?=#?\w+;)/giu

/** A text as Markdown on one line. */
const asMarkdown = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(marks, '\\$&')
