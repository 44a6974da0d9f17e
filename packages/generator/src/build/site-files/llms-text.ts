import type { HomePage } from '../../model/page.ts'
import type { SitePage } from '../../content/pages/site-page.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'
import { llmsFullPath } from './llms-full.ts'

/**
 * Index for language models, in the llms.txt format: title and summary, then the sections. A section has a link to its
 * whole text with the section's description, and links to the Markdown of each document. `pages` are the listed pages,
 * in order.
 */
export const llmsText = ({
  data,
  home,
  pages,
}: {
  data: SiteData
  home: Pick<HomePage, 'sections'>
  pages: Iterable<SitePage>
}): string => {
  const lines = home.sections.map((): string[] => [])
  /** Lines of the sections of a document, which may be in several sections. */
  const linesOf = new Map<string, string[][]>()
  for (const [index, section] of home.sections.entries()) {
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
    const line = item(page.title, addressOf(data, `/${pageFile(page.path, 'md')}`), page.description)
    for (const section of sections) section.push(line)
  }
  const sections = home.sections.map((section, index) => {
    const own = lines[index] ?? []
    const whole = item(
      `${section.label} (llms-full.txt)`,
      addressOf(data, llmsFullPath(data.docsPath, section)),
      section.description,
    )
    return `## ${asMarkdown(section.label)}\n\n${(own.length === 0 ? own : [whole, ...own]).join('\n')}\n`
  })
  return `# ${asMarkdown(data.title)}\n\n> ${asMarkdown(data.tagline)}\n\n${sections.join('\n')}`
}

/** Address for a Markdown link, without the parentheses that would end the link. */
const addressOf = ({ url, baseUrl }: SiteData, path: string): string =>
  (url + toAddress(baseUrl, path)).replaceAll('(', '%28').replaceAll(')', '%29')

const item = (title: string, address: string, description: string): string =>
  `- [${asMarkdown(title)}](${address}): ${asMarkdown(description)}`

/**
 * Characters that Markdown would read as syntax, also at the beginning of a block. A `*` before a space, and a `_`
 * within a word, have no meaning in Markdown.
 */
const marks = /^[-+*#>]|(?<=^\d+)[.)]|[\\[\]`]|[*~](?=\S)|(?<![\p{L}\p{N}])_(?=\S)|<(?=[a-z/!?])|&(?=#?\w+;)/giu

/** A text as Markdown on one line. */
const asMarkdown = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(marks, '\\$&')
