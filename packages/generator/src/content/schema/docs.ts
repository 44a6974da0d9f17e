import { z } from 'zod'
import { defaultSidebarFile } from '../modules/load-module.ts'

const text = z.string().min(1)
/**
 * A path in one normal form: `./docs/` becomes `docs`. The documents, sidebars and tags may also be beside the folder of
 * the site, as in many repositories with several packages.
 */
const place = z
  .string()
  .refine((path) => {
    const names = namesOf(path)
    const below = names.slice(names.findLastIndex((name) => name === '..') + 1)
    return !path.startsWith('/') && below.length > 0 && !names.slice(0, -below.length).some((name) => name !== '..')
  }, 'a path from the folder of the site, without a leading "/". It may begin with "../", as in "../docs"')
  .transform((path) => namesOf(path).join('/'))

const namesOf = (path: string): string[] => path.split('/').filter((name) => name !== '' && name !== '.')

/** Names of pages and folders at the root of a site that every build makes. */
export const reservedNames: ReadonlySet<string> = new Set([
  '404',
  'assets',
  'docs-versions',
  'icons',
  'index',
  'llms',
  'offline-shell',
  'precache',
  'run',
  'sandbox',
  'search',
  'sidebars',
  'social',
  'vercel',
])

/** Default file of the vocabulary of tags. */
export const defaultTagsFile = 'content/tags.yml'

/** Where the documents are and how their pages behave. */
export const docsSchema = z.strictObject({
  /**
   * Folder of the documents, from the root of the project: `docs`, or `../docs` for a folder beside the site's folder.
   */
  path: place.default('content'),
  /** Files in that folder that are not documents, as glob patterns below the folder: `['README.md', 'drafts/**']`. */
  exclude: z.array(text).default([]),
  /** First part of every document's path: `docs` gives `/docs/guide/docker`, and `/` gives `/guide/docker`. */
  routeBasePath: z
    .string()
    .transform((path) => namesOf(path).join('/'))
    .refine((path) => !/[\s?#\\]|(?:^|\/)\.\.(?:\/|$)/.test(path), 'words without spaces, joined by "/"')
    .refine(
      (path) => !reservedNames.has(path.split('/')[0] ?? ''),
      `a path that the site does not use itself, as it does ${[...reservedNames].map((name) => `"${name}"`).join(', ')}`,
    )
    .default('docs'),
  /**
   * Module whose default export is the sidebars. When the file is missing, the site has one sidebar, made from the
   * folders.
   */
  sidebarPath: place.default(defaultSidebarFile),
  /** Vocabulary of tags. The file may be missing. */
  tagsPath: place.default(defaultTagsFile),
  /** Address that precedes a document's file in the edit link. Default: no such link. */
  editUrl: z.url().optional(),
  /** Name of the only version of the documentation. */
  versionLabel: text.default('Next'),
  /** Id of the document where the documentation starts. The document must exist. */
  mainDocId: text,
  /** Whether readers can hide the sidebar. */
  hideableSidebar: z.boolean().default(true),
  /** Whether opening a category closes its siblings. */
  autoCollapseCategories: z.boolean().default(true),
  /** Highest and deepest heading level of the table of contents, unless front matter sets other levels. */
  outlineLevels: z
    .tuple([z.int().min(2).max(6), z.int().min(2).max(6)])
    .refine(([from, to]) => from <= to, 'two levels, the higher heading first: [2, 3]')
    .default([2, 3]),
})
