import { checkNamedFiles } from './config/check-named-files.ts'
import type { LoadedConfig } from './config/load-config.ts'
import { checkAddresses } from './documents/check-addresses.ts'
import { chooseFolderPages } from './documents/choose-folder-pages.ts'
import { checkDuplicates } from './documents/check-duplicates.ts'
import { findFiles } from './documents/find-files.ts'
import type { ReadDocument, ReadSettings } from './documents/read-document.ts'
import { createDocumentReader, type DocumentReader } from './documents/read-documents.ts'
import type { History, HistoryReader } from './history/read-history.ts'
import { packageLockFile, readPackageVersions } from './pages/package-versions.ts'
import { type PlannedDocument, readPlan } from './plan/read-plan.ts'
import type { ProblemCollector } from './problems.ts'
import type { SiteConfig } from './schema/site-config.ts'
import type { FolderCategory } from './schema/category.ts'
import { type LoadedSidebars, loadSidebars } from './sidebars/load-sidebars.ts'
import { readCategories } from './sidebars/read-categories.ts'
import { checkSiteStyles } from './site-components/check-site-styles.ts'
import { findComponents } from './site-components/find-components.ts'
import type { SiteComponents } from './site-components/site-component.ts'
import type { SourceDocument } from './source-document.ts'
import { findStaticFiles } from './static-files.ts'
import type { Stopwatch } from './stopwatch.ts'
import { loadTags, type Vocabulary } from './tags/load-tags.ts'

/** Everything that a run reads, validated. References between the sources are not resolved yet. */
export interface Sources {
  /** Every document except omitted drafts, including documents without their own page. */
  all: SourceDocument[]
  /** Documents with a unique id and path. */
  documents: SourceDocument[]
  documentsById: Map<string, SourceDocument>
  documentsByPath: Map<string, SourceDocument>
  /** Files that could be read and will be compiled. */
  readable: ReadonlySet<string>
  draftIds: string[]
  /** Other files beside documents. */
  others: string[]
  categories: Map<string, FolderCategory>
  sidebars: LoadedSidebars
  vocabulary: Vocabulary
  history: History
  staticFiles: Set<string>
  components: SiteComponents
  packageVersions: Map<string, string> | undefined
  plan: PlannedDocument[]
}

/** The input for reading sources. */
export interface ReadSourcesInput extends LoadedConfig {
  root: string
  /** Whether drafts are omitted. */
  isProduction: boolean
  reader: DocumentReader
  history: HistoryReader
  problems: ProblemCollector
  stopwatch: Stopwatch
}

/** Documents about the project itself, for its developers. They are pages in development, but not in a build. */
const internalFolder = 'docs/internal'

/** A site may have its documents in `docs/`. Then the files in that folder belong to the site. */
const isPartOfSite = ({ docs }: SiteConfig): boolean => `${internalFolder}/`.startsWith(`${docs.path}/`)

const internalSettings = (config: SiteConfig): ReadSettings => ({ ...readSettings(config), folder: 'docs' })

const readSettings = ({ docs, lang, onUnknownFrontMatter }: SiteConfig): ReadSettings => ({
  folder: docs.path,
  routeBasePath: docs.routeBasePath,
  lang,
  onUnknownFrontMatter,
})

/** The settings for reading the document in a file. */
export const readSettingsOf = (file: string, config: SiteConfig): ReadSettings =>
  file.startsWith(`${internalFolder}/`) && !isPartOfSite(config) ? internalSettings(config) : readSettings(config)

const readInternal = async (root: string, config: SiteConfig, problems: ProblemCollector): Promise<ReadDocument[]> => {
  if (isPartOfSite(config)) return []
  const files = await findFiles(root, internalFolder)
  return files ? createDocumentReader(root).read(files.documents, internalSettings(config), problems) : []
}

/** Reads all sources concurrently. Returns `undefined` after reporting a missing folder of documents. */
export const readSources = async (input: ReadSourcesInput): Promise<Sources | undefined> => {
  const { root, config, placeOf, isProduction, problems, stopwatch } = input
  const { docs } = config
  // This promise never rejects, because no code awaits it when reading the other sources fails.
  const history = stopwatch.measure('history', async () => {
    const dates = await input.history.read(docs.path, packageLockFile)
    const refusal = input.history.refusal?.()
    if (refusal !== undefined)
      problems.warning({
        rule: 'git-history',
        message: `Pages show no dates of last changes, since Git does not read the repository. Git says:\n${refusal}`,
      })
    return dates
  })
  const files = await stopwatch.measure('files', () => findFiles(root, docs.path, docs.exclude))
  if (!files) {
    problems.error({
      rule: 'configuration',
      ...placeOf('docs', 'path'),
      message: `The folder of the documents, "${docs.path}", does not exist. Create it, or correct "docs.path".`,
    })
    return undefined
  }
  for (const fault of files.faults) problems.error({ rule: 'file', ...fault })
  const published = await stopwatch.measure('documents', () =>
    input.reader.read(files.documents, readSettings(config), problems),
  )
  const reads = isProduction ? published : [...published, ...(await readInternal(root, config, problems))]
  const everything = reads.map(({ document }) => document)
  const all = isProduction ? everything.filter(({ frontMatter }) => !frontMatter.draft) : everything
  const documents = checkDuplicates(chooseFolderPages(all, config, problems), { root, ...config }, problems)
  checkAddresses(documents, { root, ...config }, problems)
  const others = await stopwatch.measure('settings', async () => ({
    categories: await readCategories({ root, folder: docs.path, files: files.categories, problems }),
    sidebars: await loadSidebars(root, docs.sidebarPath, problems),
    vocabulary: await loadTags(root, docs.tagsPath, problems),
    staticFiles: await findStaticFiles(root, problems),
    components: findComponents({ root, settings: config.components, integrations: config.integrations, problems }),
    packageVersions: await readPackageVersions(root, problems),
    plan: await readPlan(root, config.plan.path, problems),
  }))
  checkNamedFiles(input, others.staticFiles)
  // In development, Vite reports these faults, and knows when a sheet is repaired.
  if (isProduction) checkSiteStyles({ root, styles: config.styles, problems })
  return {
    all,
    documents,
    documentsById: new Map(documents.map((document) => [document.id, document])),
    documentsByPath: new Map(documents.map((document) => [document.path, document])),
    readable: new Set(reads.filter(({ readable }) => readable).map(({ document }) => document.file)),
    draftIds: everything.filter(({ frontMatter }) => frontMatter.draft).map(({ id }) => id),
    others: files.others,
    history: await history,
    ...others,
  }
}
