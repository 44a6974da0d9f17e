import { z } from 'zod'
import { defaultSidebarFile } from '../modules/load-module.ts'

const text = z.string().min(1)
/** Files are known by one spelling: `./docs/` is `docs`. */
const file = z
  .string()
  .refine(
    (path) => !path.startsWith('/') && !path.split('/').includes('..') && namesOf(path).length > 0,
    'a path inside the project, without a leading "/" and without ".."',
  )
  .transform((path) => namesOf(path).join('/'))

/** The folder of the documents may also lie beside that of the site, as in many repositories with several packages. */
const folder = z
  .string()
  .refine((path) => {
    const names = namesOf(path)
    const below = names.slice(names.findLastIndex((name) => name === '..') + 1)
    return !path.startsWith('/') && below.length > 0 && !names.slice(0, -below.length).some((name) => name !== '..')
  }, 'a path from the folder of the site, without a leading "/". It may begin with "../", as in "../docs"')
  .transform((path) => namesOf(path).join('/'))

const namesOf = (path: string): string[] => path.split('/').filter((name) => name !== '' && name !== '.')

/** Names at the root of a site of pages and folders that every build makes. */
export const madeNames: ReadonlySet<string> = new Set([
  '404',
  'assets',
  'docs-versions',
  'icons',
  'index',
  'llms',
  'offline-shell',
  'precache',
  'sandbox',
  'search',
  'sidebars',
  'social',
  'vercel',
])

/** Vocabulary of tags where the configuration names none. */
export const defaultTagsFile = 'content/tags.yml'

/** Where the documents are and how their pages behave. */
export const docsSchema = z.strictObject({
  /** Folder of the documents, from the root of the project: `docs`, or `../docs` for one beside the folder of the site. */
  path: folder.default('content'),
  /** Files in that folder that are no documents, as glob patterns below it: `['README.md', 'drafts/**']`. */
  exclude: z.array(text).default([]),
  /** First part of every document's path: `docs` gives `/docs/guide/docker`, and `/` gives `/guide/docker`. */
  routeBasePath: z
    .string()
    .transform((path) => namesOf(path).join('/'))
    .refine((path) => !/[\s?#\\]|(?:^|\/)\.\.(?:\/|$)/.test(path), 'words without spaces, joined by "/"')
    .refine(
      (path) => !madeNames.has(path.split('/')[0] ?? ''),
      `a path that the site does not use itself, as it does ${[...madeNames].map((name) => `"${name}"`).join(', ')}`,
    )
    .default('docs'),
  /** Module whose default export is the sidebars. A missing file means one sidebar, made from the folders. */
  sidebarPath: file.default(defaultSidebarFile),
  /** Vocabulary of tags; may be missing. */
  tagsPath: file.default(defaultTagsFile),
  /** Address before a document's file for the edit link; absent: no such link. */
  editUrl: z.url().optional(),
  /** Name of the only version of the documentation. */
  versionLabel: text.default('Next'),
  /** Where the documentation starts; must exist. */
  mainDocId: text,
  /** The reader can hide the sidebar. */
  hideableSidebar: z.boolean().default(true),
  /** Opening a category closes its siblings. */
  autoCollapseCategories: z.boolean().default(true),
  /** Deepest and highest heading level of the table of contents, where front matter says nothing else. */
  outlineLevels: z
    .tuple([z.int().min(2).max(6), z.int().min(2).max(6)])
    .refine(([from, to]) => from <= to, 'two levels, the higher heading first: [2, 3]')
    .default([2, 3]),
})
