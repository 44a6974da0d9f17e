import type { Catalogue } from '../model/catalogue.ts'
import type { MappedBlock, MappedSection } from '../model/document-map.ts'
import { listNearest } from '../content/nearest.ts'
import { parseAddress, quoted, type Address } from './address.ts'
import { InputFault } from './input-fault.ts'
import type { PublishedDocument, PublishedSite } from './published-site.ts'

/** A document that an address names. */
export interface FoundDocument extends PublishedDocument {
  site: Catalogue
  address: Address
  /** The section of the heading in the address. */
  section?: MappedSection
}

/** How many headings or addresses a message lists at most. */
const listed = 8

/** Finds the document of an address. If there is none, throws an `InputFault` that lists the nearest addresses. */
export const findDocument = async (published: PublishedSite, text: string): Promise<FoundDocument> => {
  const site = await published.catalogue()
  const address = parseAddress(text, site)
  const document = await published.document(address.path)
  if (!document) {
    const paths = site.documents.map(({ path }) => path)
    throw new InputFault(
      `No document has the address ${quoted(address.path)}. Nearest: ${listNearest(address.path, paths, listed)}.`,
    )
  }
  if (!address.heading) return { ...document, site, address }
  const section = document.map.sections.find(({ id }) => id === address.heading)
  if (!section) {
    const ids = document.map.sections.map(({ id }) => `#${id}`)
    throw new InputFault(
      `${address.path} has no heading ${quoted(`#${address.heading}`)}. Nearest: ${listNearest(`#${address.heading}`, ids, listed)}.`,
    )
  }
  return { ...document, site, address, section }
}

/**
 * Returns where a section ends: at the next heading of its level or of a higher level. In UTF-16 units of the Markdown.
 */
export const sectionEnd = ({ map, markdown }: PublishedDocument, section: MappedSection): number =>
  map.sections.find(({ start, level }) => start > section.start && level <= section.level)?.start ?? markdown.length

/** A code block with its address: the nearest heading before it, and its number below that heading. */
export interface AddressedBlock extends MappedBlock {
  address: Address
}

/** Returns the code blocks of a document with their addresses, in order. */
export const addressedBlocks = ({ map }: PublishedDocument): AddressedBlock[] => {
  const counts = new Map<string, number>()
  return map.blocks.map((block) => {
    const heading = map.sections.findLast(({ start }) => start < block.start)?.id ?? ''
    const number = (counts.get(heading) ?? 0) + 1
    counts.set(heading, number)
    return { ...block, address: { path: map.path, heading, block: number } }
  })
}
