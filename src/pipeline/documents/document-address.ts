import type { FrontMatter } from '../schema/front-matter.ts'
import { splitNumberPrefix } from './number-prefix.ts'

/** What a document is called and where its page is. */
export interface DocumentAddress {
  /** See `SourceDocument`. */
  id: string
  /** Site path. */
  path: string
}

/**
 * Derives id and path from a file below the documents' folder (`guide/01-docker.mdx`) and its front matter. `index`, `README`
 * and a file with its folder's name are the page of their folder. An absolute slug starts at the documents' root.
 */
export const documentAddress = (file: string, frontMatter: FrontMatter, routeBasePath: string): DocumentAddress => {
  const clean = (name: string) => (frontMatter.parse_number_prefixes === false ? name : splitNumberPrefix(name).name)
  const parts = file.replace(/\.mdx?$/, '').split('/').map(clean)
  const baseName = parts.at(-1) ?? ''
  const folders = parts.slice(0, -1)
  const id = [...folders, frontMatter.id ?? baseName].join('/')
  const slug = frontMatter.slug ?? (isFolderPage(baseName, folders.at(-1)) ? '.' : (frontMatter.id ?? baseName))
  return { id, path: resolve(`/${routeBasePath}`, folders, slug) }
}

/** Tells whether a file's name makes it the page of its folder. */
export const isFolderPage = (name: string, folder: string | undefined): boolean =>
  ['index', 'readme'].includes(name.toLowerCase()) || (folder !== undefined && name.toLowerCase() === folder.toLowerCase())

const resolve = (base: string, folders: readonly string[], slug: string): string => {
  const steps = slug.startsWith('/') ? [] : [...folders]
  for (const step of slug.split('/')) {
    if (step === '' || step === '.') continue
    if (step === '..') steps.pop()
    else steps.push(step)
  }
  return [base, ...steps].join('/')
}
