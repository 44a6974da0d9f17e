import { answerPage } from '../answer-page.ts'
import { quoted, writeAddress } from '../address.ts'
import { describeCheck, describeVersions } from '../describe-check.ts'
import { addressedBlocks, findDocument, sectionEnd, type AddressedBlock, type FoundDocument } from '../find-document.ts'
import { importedBlocks } from '../imported-blocks.ts'
import { InputFault } from '../input-fault.ts'
import { addressInput, pageInput } from './page-input.ts'
import { defineTool } from './tool.ts'

export const sampleTool = defineTool({
  name: 'sample',
  title: 'Get a code block',
  description:
    'Returns a code block, what it prints, how it was checked, and where the page shows the files that it imports. The address is that of a section with the number of the block in it: /docs/guide/docker#install~1. Without a number, it lists the code blocks of the section or document.',
  input: {
    address: addressInput.describe('Address of a code block: /docs/guide/docker#install~1'),
    ...pageInput,
  },
  answer: async (site, { address, page, max_tokens: maxTokens }) => {
    const found = await findDocument(site, address)
    const blocks = addressedBlocks(found)
    if (found.address.block === undefined)
      return answerPage({ head: '', body: blockList(found, blocks) }, { page, maxTokens })
    const place = blocks.findIndex((block) => isAt(block, found))
    const block = blocks[place]
    if (!block) throw new InputFault(`No code block has the address ${quoted(address)}. ${blockList(found, blocks)}`)
    const result = block.run === undefined ? undefined : blocks[place + 1]
    const text = [
      fence(block),
      result?.output ? `It prints:\n\n${fence(result)}` : '',
      importList(found, importedBlocks(blocks, place)),
    ]
    return answerPage({ head: head(found, block), body: text.filter(Boolean).join('\n\n') }, { page, maxTokens })
  },
})

const isAt = ({ address }: AddressedBlock, found: FoundDocument): boolean =>
  address.block === found.address.block && address.heading === (found.address.heading ?? '')

const head = ({ site, map }: FoundDocument, block: AddressedBlock): string =>
  [
    `Address: ${writeAddress(site, block.address)}`,
    block.title === undefined ? '' : `File: ${block.title}`,
    `How it is checked: ${describeCheck(block)}`,
    describeVersions(map),
  ]
    .filter(Boolean)
    .join('\n')

const fence = ({ lang, code }: AddressedBlock): string => {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${lang}\n${code}\n${marks}`
}

/** Says where the page shows the files that a block imports. */
const importList = ({ site }: FoundDocument, imported: readonly AddressedBlock[]): string =>
  imported.length === 0
    ? ''
    : [
        'This sample imports files of the same page:',
        '',
        ...imported.map(({ title, address }) => `- ${title}: ${writeAddress(site, address)}`),
      ].join('\n')

/** Lists the blocks of the section, or of the whole document if the address has no heading. */
const blockList = (found: FoundDocument, blocks: readonly AddressedBlock[]): string => {
  const [from, to] = found.section ? [found.section.start, sectionEnd(found, found.section)] : [0, Infinity]
  const lines = blocks
    .filter(({ start }) => start >= from && start < to)
    .map((block) => {
      const [first = ''] = block.code.split('\n')
      return `- ${writeAddress(found.site, block.address)} ${block.lang} ${block.title ?? first.slice(0, 60)}`.trim()
    })
  return lines.length === 0 ? 'There are no code blocks here.' : `Code blocks here:\n\n${lines.join('\n\n')}`
}
