import { pathBelow } from '../../model/path.ts'
import type { FrontMatter } from '../schema/front-matter.ts'
import { splitNumberPrefix } from './number-prefix.ts'

/** The id of a document and the path of its page. */
export interface DocumentAddress {
  /** See `SourceDocument`. */
  id: string
  /** Site path. */
  path: string
}

/**
 * Derives id and path from a file below the documents' folder (`guide/01-docker.mdx`) and its front matter. `index`,
 * `README` and a file with its folder's name are the page of their folder. An absolute slug starts at the documents'
 * root.
 */
export const documentAddress = (file: string, frontMatter: FrontMatter, routeBasePath: string): DocumentAddress => {
  const clean = (name: string) => (frontMatter.parse_number_prefixes === false ? name : splitNumberPrefix(name).name)
  const parts = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(clean)
  const baseName = parts.at(-1) ?? ''
  const folders = parts.slice(0, -1)
  const id = [...folders, frontMatter.id ?? baseName].join('/')
  const slug = frontMatter.slug ?? (isFolderPage(baseName, folders.at(-1)) ? '.' : (frontMatter.id ?? baseName))
  return { id, path: resolve(`/${routeBasePath}`, folders, slug) }
}

/** Whether a file's name makes the file the page of its folder. */
export const isFolderPage = (name: string, folder: string | undefined): boolean =>
  ['index', 'readme'].includes(name.toLowerCase()) ||
  (folder !== undefined && name.toLowerCase() === folder.toLowerCase())

/**
 * Whether relative addresses on a document's page start below the page: the document is the page of a folder, or its
 * slug ends in a slash or in `index`.
 */
export const hasFolderAddress = ({ file, frontMatter }: { file: string; frontMatter: FrontMatter }): boolean => {
  if (frontMatter.slug !== undefined) return /(?:\/|^index|\/index)$/.test(frontMatter.slug)
  const [folder, name = folder] = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .slice(-2)
    .map((part) => splitNumberPrefix(part).name)
  return isFolderPage(name ?? '', folder)
}

const resolve = (base: string, folders: readonly string[], slug: string): string => {
  const steps = slug.startsWith('/') ? [] : [...folders]
  for (const step of slug.split('/')) {
    if (step === '' || step === '.') continue
    if (step === '..') steps.pop()
    else steps.push(step)
  }
  // `/guide/index` is another spelling of `/guide`.
  if (steps.at(-1) === 'index') steps.pop()
  return steps.length === 0 ? base : pathBelow(base, steps.join('/'))
}
