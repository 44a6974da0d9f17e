import { answerPage } from '../answer-page.ts'
import { writeAddress } from '../address.ts'
import { describeVersions } from '../describe-check.ts'
import { addressedBlocks, findDocument, sectionEnd, type FoundDocument } from '../find-document.ts'
import { estimateTokens } from '../token-budget.ts'
import { addressInput, pageInput } from './page-input.ts'
import { defineTool } from './tool.ts'

export const readTool = defineTool({
  name: 'read',
  title: 'Read a document or a section',
  description:
    'Returns a document as Markdown, or one section of it for an address with #heading. Says with which versions the samples were checked. Each code block carries its address for the tool "sample". Long documents have pages.',
  input: {
    address: addressInput.describe('Address of a document or section: /docs/guide/docker#install'),
    ...pageInput,
  },
  answer: async (site, { address, page, max_tokens: maxTokens }) => {
    const found = await findDocument(site, address)
    const intro = found.section ? '' : outlineOf(found)
    return answerPage({ head: head(found), intro, body: readableText(found) }, { page, maxTokens })
  },
})

/** Lines that describe the text and how far it can be trusted. */
export const head = ({ site, address, map }: FoundDocument): string =>
  [
    `Address: ${writeAddress(site, { path: address.path, ...(address.heading ? { heading: address.heading } : {}) })}`,
    `Title: ${map.title}`,
    describeVersions(map),
    map.updatedAt === undefined ? '' : `Last change: ${map.updatedAt}.`,
  ]
    .filter(Boolean)
    .join('\n')

/** Tokens that the list of sections may have at most. */
const outlineTokens = 350

/** Lists the sections of a long document, so that a client can ask for one of them. */
const outlineOf = (found: FoundDocument): string => {
  if (estimateTokens(found.markdown) < 3 * outlineTokens) return ''
  let outline = 'Sections:'
  for (const { id, title, level } of found.map.sections) {
    if (level > 2) continue
    const longer = `${outline} #${id} (${title});`
    if (estimateTokens(longer) > outlineTokens) return `${outline} …`
    outline = longer
  }
  return outline === 'Sections:' ? '' : outline.replace(/;$/, '')
}

/** Markdown of the document or of its section. Each opening fence contains the address of its block. */
export const readableText = (found: FoundDocument): string => {
  const { section, markdown, site } = found
  const [from, to] = section ? [section.start, sectionEnd(found, section)] : [0, markdown.length]
  let [text, end] = ['', from]
  for (const { start, address } of addressedBlocks(found)) {
    if (start < from || start >= to) continue
    const own = writeAddress(site, address)
    text += `${markdown.slice(end, start)} sample="${own.slice(own.indexOf('#'))}"`
    end = start
  }
  return (text + markdown.slice(end, to)).trim()
}
