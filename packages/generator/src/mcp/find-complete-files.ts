import { listNearest, nearestFirst } from '../content/nearest.ts'
import type { Catalogue, CatalogueDocument } from '../model/catalogue.ts'
import type { CompleteFileLink } from '../model/page.ts'
import { parseAddress, quoted, writeAddress } from './address.ts'
import { completeFilesOf } from './complete-files.ts'
import { InputFault } from './input-fault.ts'
import { matchNames, nearestNames } from './match-names.ts'
import type { PublishedSite } from './published-site.ts'

/** The complete files of a document. */
export interface FoundFiles {
  path: string
  /** Title of the document, if the request used another name. */
  title?: string
  files: CompleteFileLink[]
}

/** How many names a message lists at most. */
const listed = 8

/**
 * Finds the complete files of the algorithm with a name, or of the document at an address. Throws an `InputFault` with
 * the nearest names when nothing has that name, and with the choices when several documents have it.
 */
export const findCompleteFiles = async (
  published: PublishedSite,
  site: Catalogue,
  text: string,
): Promise<FoundFiles> => {
  // Some names contain a slash: 0/1 knapsack.
  if (/[/#]/.test(text) && !/\s/.test(text)) return filesAt(published, site, text)
  for (const { kind, documents } of matchNames(text, site.documents)) {
    const found = await withFiles(published, documents)
    const [first, ...others] = found
    if (!first) continue
    const { path, title } = first.document
    if (others.length === 0) return { path, files: first.files, ...(kind === 'name' ? {} : { title }) }
    if (kind === 'guess') break
    throw new InputFault(severalNames(site, text, found))
  }
  throw new InputFault(`No algorithm ${quoted(text)} has a complete file. Nearest: ${namesNear(site, text)}.`)
}

const filesAt = async (published: PublishedSite, site: Catalogue, text: string): Promise<FoundFiles> => {
  const { path } = parseAddress(text, site)
  const files = await completeFilesOf(published, path)
  if (files.length > 0) return { path, files }
  if (await published.document(path)) throw new InputFault(`${path} has no complete file: it quotes no tested module.`)
  const paths = algorithmsOf(site).map((document) => document.path)
  throw new InputFault(
    `No algorithm ${quoted(text)} has a complete file. Nearest: ${listNearest(text, paths, listed)}.`,
  )
}

interface DocumentFiles {
  document: CatalogueDocument
  files: CompleteFileLink[]
}

const withFiles = async (
  published: PublishedSite,
  documents: readonly CatalogueDocument[],
): Promise<DocumentFiles[]> => {
  const all = await Promise.all(
    documents.map(async (document) => ({ document, files: await completeFilesOf(published, document.path) })),
  )
  return all.filter(({ files }) => files.length > 0)
}

const severalNames = (site: Catalogue, text: string, found: readonly DocumentFiles[]): string => {
  const choices = found
    .slice(0, listed)
    .map(({ document: { title, path } }) => `${quoted(title)} (${writeAddress(site, { path })})`)
  const more = found.length > listed ? ` and ${found.length - listed} more` : ''
  return `${quoted(text)} may be several algorithms. Ask for one of them: ${choices.join(', ')}${more}.`
}

const algorithmsOf = ({ documents }: Catalogue): CatalogueDocument[] =>
  documents.filter(({ kind }) => kind === 'algorithm' || kind === 'data-structure')

/** Lists the names that share words with the request first, then those with similar letters. */
const namesNear = (site: Catalogue, text: string): string => {
  const byTitle = new Map(algorithmsOf(site).map((document) => [document.title, document]))
  const similar = nearestFirst(text, byTitle.keys()).flatMap((title) => byTitle.get(title) ?? [])
  const names = nearestNames(text, similar).map(({ title }) => quoted(title))
  if (names.length === 0) return 'there are none'
  const more = names.length - listed
  return names.slice(0, listed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
