import { pageDataVersion } from '../model/page.ts'
import { pageFile } from '../model/path.ts'
import { isPageData } from './storage-keys.ts'

/**
 * Whether an HTML document is the page at a path, as a build of the generator wrote it. The mark is the payload, which
 * is at the end of each page and contains the page's path. A captive portal, an error page or a page from another
 * address has no payload, or another path. A truncated page has no end. Reads the whole response.
 */
export const isOwnPage = async (path: string, response: Response): Promise<boolean> => {
  const text = await response.text()
  if (/<body\b[^>]*\bid="?handbook:moved\b/.test(text)) return true
  const payload = /<script\b[^>]*\bid="?handbook:payload\b[^>]*>([^<]*)<\/script>/.exec(text)?.[1]
  const page = fieldOf(parsed(payload), 'page')
  return fieldOf(page, 'path') === path
}

/**
 * Whether a file is the one that a build wrote, as far as its content shows. For example, the data of a page contain
 * the page's path. Reads the whole response.
 */
export const isOwnFile = async (file: string, response: Response): Promise<boolean> => {
  if (!file.endsWith('.json')) return true
  const value = parsed(await response.text())
  if (file.startsWith('sidebars/')) return Array.isArray(fieldOf(value, 'items'))
  if (file === 'search/manifest.json') return typeof fieldOf(value, 'build') === 'string'
  if (!isPageData(file)) return value !== undefined
  const path = fieldOf(value, 'path')
  return fieldOf(value, 'version') === pageDataVersion && typeof path === 'string' && pageFile(path, 'json') === file
}

/** Content types that a response for a file may have. */
export const expectedType = (file: string): RegExp => {
  const extension = /\.m?(\w+)$/.exec(file)?.[1] ?? ''
  return Object.hasOwn(types, extension) ? (types[extension] as RegExp) : /^(?!text\/html)./
}

const types: Record<string, RegExp> = {
  html: /^text\/html/,
  json: /^application\/json/,
  js: /javascript/,
  css: /^text\/css/,
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
