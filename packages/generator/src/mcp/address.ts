import type { Catalogue } from '../model/catalogue.ts'
import { normalizePath, toAddress } from '../model/path.ts'
import { InputFault } from './input-fault.ts'

/** What an address names: a document, a section by its heading, or a code block by its number in the section. */
export interface Address {
  /** Site path. There need not be a document at it. */
  path: string
  /** Anchor of the heading. For a block, an empty anchor is the part of the document before the first heading. */
  heading?: string
  /** From 1. */
  block?: number
}

type Site = Pick<Catalogue, 'url' | 'baseUrl'>

/** Scheme of the addresses of resources: `site:///docs/guide/docker`. */
export const resourceScheme = 'site://'

/**
 * Reads an address as a page shows it (`/docs/guide/docker#install`), either whole or from the root of the site. It
 * also reads the address of a code block (`…#install~2`) and of a resource. Throws an `InputFault` for any other text.
 */
export const parseAddress = (text: string, site: Site): Address => {
  const [, beforeHash = '', anchor] = /^([^#]*)(?:#(.*))?$/s.exec(withoutOrigin(text.trim(), site)) ?? []
  const path = documentPath(decoded(beforeHash, text), site, text)
  if (anchor === undefined) return { path }
  const [, heading = '', block] = /^(.*?)(?:~([1-9]\d{0,3}))?$/s.exec(decoded(anchor, text)) ?? []
  if (block !== undefined) return { path, heading, block: Number(block) }
  return heading === '' ? { path } : { path, heading }
}

/** Writes an address so that a client can use it again, below the base URL. */
export const writeAddress = ({ baseUrl }: Pick<Site, 'baseUrl'>, { path, heading, block }: Address): string =>
  toAddress(baseUrl, path) +
  (heading === undefined && block === undefined ? '' : `#${heading ?? ''}`) +
  (block === undefined ? '' : `~${block}`)

const withoutOrigin = (text: string, { url }: Site): string => {
  if (text.startsWith(resourceScheme)) return text.slice(resourceScheme.length)
  if (text.startsWith(`${url}/`)) return text.slice(url.length)
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('//'))
    throw new InputFault(`${quoted(text)} is not an address of this site. Its addresses begin with "${url}/" or "/".`)
  return text
}

const decoded = (text: string, whole: string): string => {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw new InputFault(`${quoted(whole)} is not an address: its percent-encoding is broken.`, { cause })
  }
}

const documentPath = (address: string, { baseUrl }: Site, whole: string): string => {
  const [path = ''] = address.split('?')
  if (/[\\\0]/.test(path) || path.split('/').some((name) => name === '..' || name === '.'))
    throw new InputFault(
      `${quoted(whole)} is not an address: it must not contain "..", "." or "\\" as a part of the path.`,
    )
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
  return normalizePath(below).replace(/\.md$/, '')
}

/** Quotes a value for a message, and cuts a long value. */
export const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
