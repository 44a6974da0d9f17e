import { posix } from 'node:path'
import { normalizePath, toAddress, withoutBase } from '../../model/path.ts'
import { hasFolderAddress } from '../../content/documents/document-address.ts'
import { isFollowable, isWebAddress } from '../../content/links/followable.ts'
import { unknownScheme } from '../../content/links/link-schemes.ts'
import { readableAddress } from '../../content/links/readable-address.ts'
import { isServedElsewhere } from '../../content/links/served-elsewhere.ts'
import { listNearest } from '../../content/nearest.ts'
import { addAsset, fileAddress } from '../assets/assets.ts'
import { projectFileExists, resolveFile, type CompileState } from '../compile-state.ts'
import { decodeAddress } from './decode-address.ts'

/** Where a link leads. */
export type ResolvedLink =
  | { kind: 'external'; address: string }
  | { kind: 'page'; address: string; path: string; anchor?: string }
  /** A file that is published unchanged, or an address that is not checked. */
  | { kind: 'file'; address: string }
  /** An address that perhaps no reader can follow. */
  | { kind: 'unknown'; address: string; message: string }
  | { kind: 'broken'; markdown: boolean; message: string }

/** Resolves the address of a link or an image in `file`, see the content format. */
export const resolveLink = (state: CompileState, { href, file }: { href: string; file: string }): ResolvedLink => {
  if (href.trim() === '')
    return {
      kind: 'broken',
      markdown: false,
      message: 'The link has no address. Write where it leads, or leave its text alone.',
    }
  if (isWebAddress(href)) return { kind: 'external', address: href }
  // Docusaurus' notation for a path that is not a page of the site.
  if (href.startsWith('pathname:///'))
    return { kind: 'file', address: toAddress(state.context.baseUrl, href.slice('pathname://'.length)) }
  if (!isFollowable(href)) {
    const message = `The link "${readableAddress(href)}" does not work for any reader. A link may be a path, or begin with http://, https://, mailto: or tel:.`
    // Docusaurus builds sites with typing mistakes in external addresses. Scripts and files of the author's machine are
    // not typing mistakes.
    return /^(?:javascript|vbscript|file|[a-z]):/i.test(href)
      ? { kind: 'broken', markdown: false, message }
      : { kind: 'unknown', address: href, message }
  }
  const scheme = unknownScheme(href, state.context.linkSchemes)
  if (scheme !== undefined) {
    const message = `The link "${readableAddress(href)}" begins with "${scheme}:", which no widely known program opens. Correct it, or name the scheme in "linkSchemes": ['${scheme}'].`
    return { kind: 'unknown', address: href, message }
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return { kind: 'file', address: href }
  const [, written = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  const target = decodeAddress(written)
  const anchor = hash === undefined || hash === '' ? undefined : decodeAddress(hash)
  if (target === '') return page(state, { path: state.document.path, anchor, query, local: true })
  if (/\.mdx?\/?$/i.test(target))
    return markdownLink(state, { target: target.replace(/\/$/, ''), href, file, anchor, query })
  if (isAsset(state, written)) return { kind: 'file', address: href }
  if (target.startsWith('/')) return siteLink(state, { path: target, href, anchor, query })
  const asset = resolveFile(state, { file, reference: target })
  if (projectFileExists(state, asset)) {
    const address = addAsset(state, asset)
    if (address !== undefined) return { kind: 'file', address: address + suffixOf({ anchor, query }) }
  }
  if (target.startsWith('@site/static/'))
    return siteLink(state, { path: target.slice('@site/static'.length), href, anchor, query })
  const { path } = state.document
  const relativeTo = (base: string) => siteLink(state, { path: posix.join(base, target), href, anchor, query })
  const beside = relativeTo(posix.dirname(path))
  const below = relativeTo(path)
  // In Docusaurus, the address of a folder's page ends in a slash, unless `trailingSlash` is off. If it is on, all
  // addresses do.
  const [first, second] = hasFolderAddress(state.document) ? [below, beside] : [beside, below]
  return first.kind === 'broken' && second.kind !== 'broken' ? second : first
}

/** Whether an address belongs to a file beside the document, from an import or `require`. */
const isAsset = ({ assets, context }: CompileState, address: string): boolean =>
  [...assets.keys()].some((path) => fileAddress(context.baseUrl, path) === address)

/** Returns the query and the fragment of an address. */
const suffixOf = ({ anchor, query }: Pick<LinkParts, 'anchor' | 'query'>): string =>
  query + (anchor === undefined ? '' : `#${encodeURI(anchor)}`)

interface LinkParts {
  href: string
  anchor: string | undefined
  query: string
}

const page = (
  state: CompileState,
  { path, anchor, query, local = false }: { path: string; anchor: string | undefined; query: string; local?: boolean },
): ResolvedLink => {
  const suffix = suffixOf({ anchor, query })
  const address = local && query === '' ? suffix || '#' : toAddress(state.context.baseUrl, path) + suffix
  return { kind: 'page', address, path, ...(anchor !== undefined && { anchor }) }
}

const markdownLink = (
  state: CompileState,
  { target, href, file, anchor, query }: LinkParts & { target: string; file: string },
): ResolvedLink => {
  const { documentsByFile } = state.context
  const candidates = target.startsWith('/')
    ? [target.slice(1), posix.join(contentFolder(state), target)]
    : [resolveFile(state, { file, reference: target }), posix.join(contentFolder(state), target)]
  for (const candidate of candidates) {
    const found = documentsByFile.get(candidate)
    if (found) return page(state, { path: found.path, anchor, query })
  }
  const nearest = listNearest(candidates[0] ?? target, documentsByFile.keys(), 5)
  return {
    kind: 'broken',
    markdown: true,
    message: `The link "${readableAddress(href)}" leads to no document: there is no "${candidates[0]}". Nearest: ${nearest}.`,
  }
}

const siteLink = (
  state: CompileState,
  { path: written, href, anchor, query }: LinkParts & { path: string },
): ResolvedLink => {
  const { staticFiles, paths, servedElsewhere, baseUrl } = state.context
  // The author may have included the base URL, which Docusaurus does not add a second time.
  for (const name of [written, withoutBase(baseUrl, written)]) {
    if (name === undefined) continue
    if (staticFiles.has(name))
      return { kind: 'file', address: fileAddress(baseUrl, name) + suffixOf({ anchor, query }) }
    if (paths.has(normalizePath(name))) return page(state, { path: normalizePath(name), anchor, query })
  }
  const path = normalizePath(written)
  const withinSite = withoutBase(baseUrl, written) ?? written
  if ([written, withinSite].some((name) => isServedElsewhere(normalizePath(name), servedElsewhere)))
    return { kind: 'file', address: toAddress(baseUrl, withinSite) + suffixOf({ anchor, query }) }
  return {
    kind: 'broken',
    markdown: false,
    message: `The link "${readableAddress(href)}" leads to no page: there is no "${path}". Nearest: ${listNearest(path, paths, 5)}. If another program serves it, name it in "servedElsewhere".`,
  }
}

/**
 * Returns the folder that contains a document and all others: `content` for `content/guide/docker.mdx`, `docs` for
 * documents about the project itself.
 */
const contentFolder = ({ document, context }: CompileState): string =>
  document.file.startsWith(`${context.folder}/`) ? context.folder : (document.file.split('/')[0] ?? '')
