import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CompileContext } from '../../content/compile-context.ts'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import { collectProblems } from '../../content/problems.ts'
import type { SourceDocument } from '../../content/source-document.ts'
import { createFeatureReader } from '../../content/features/feature-reader.ts'
import { findComponents } from '../../content/site-components/find-components.ts'
import { compileDocument } from '../compile-document.ts'

export interface CompileTextOptions {
  /** From the root of the project. */
  file?: string
  lang?: string
  /** Replaces the document that `file` gives. */
  document?: SourceDocument
  bodyLine?: number
  /** Other files of the project: path to content. */
  files?: Readonly<Record<string, string | Buffer>>
  context?: Partial<CompileContext>
}

/** Creates a project on the disk that contains only the test's files. The end of all tests removes it. */
export const temporaryProject = (files: Readonly<Record<string, string | Buffer>> = {}): string => {
  const root = mkdtempSync(join(tmpdir(), 'compile-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return root
}

/**
 * Compiles a body as `content/guide/page.mdx`, beside `content/guide/other.mdx` and `content/index.mdx`. Problems are
 * returned as lines of text.
 */
export const compileText = async (
  body: string,
  {
    file = 'content/guide/page.mdx',
    lang = 'en',
    document: given = testSource(file),
    bodyLine = 1,
    files,
    context,
  }: CompileTextOptions = {},
): Promise<{ compiled: CompiledDocument | undefined; problems: string[] }> => {
  const problems = collectProblems()
  const root = context?.root ?? (files ? temporaryProject(files) : sharedRoot())
  const document = { ...given, lang, readBody: () => body, bodyLine }
  const others = ['content/guide/other.mdx', 'content/index.mdx', 'content/другое.md'].map((name) => testSource(name))
  const compiled = await compileDocument(document, {
    root,
    folder: 'content',
    baseUrl: '/',
    problems,
    markdown: { comments: true, admonitions: true, headingIds: true, headings: 'throw', codeMeta: 'throw' },
    documentsByFile: new Map([document, ...others].map((source) => [source.file, source])),
    paths: new Set(['/', '/search', '/docs/tags', document.path, ...others.map(({ path }) => path)]),
    documentsUnder: (folder) => others.filter(({ id }) => id.startsWith(`${folder}/`)).map((source) => summary(source)),
    documentById: (id) => others.filter((source) => source.id === id).map((source) => summary(source))[0],
    isPlanned: (id) => id === 'guide/planned',
    components: testComponents,
    hydrate: 'directive',
    site: {
      title: 'Site',
      tagline: '',
      url: 'https://example.com',
      baseUrl: context?.baseUrl ?? '/',
      lang: 'en',
      locales: ['en'],
      versionLabel: 'Next',
      docsPath: '/docs',
      customFields: {},
    },
    features: features.open(),
    completeFiles: { isOn: true, siteUrl: 'https://example.com' },
    servedElsewhere: [],
    linkSchemes: [],
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenImages: 'throw',
    staticFiles: new Set(['/img/logo.png', '/file.pdf']),
    ...context,
  })
  return {
    compiled,
    problems: problems.all.map(
      ({ severity, rule, file: place, line, column, message }) =>
        `${severity} ${place}:${[line, column].filter(Boolean).join(':')} [${rule}] ${message}`,
    ),
  }
}

/** Returns the HTML of a body. For a body with faults, throws an error that lists them. */
export const htmlOf = async (body: string, options?: CompileTextOptions): Promise<string> =>
  (await compiledOf(body, options)).readHtml()

export const compiledOf = async (body: string, options?: CompileTextOptions): Promise<CompiledDocument> => {
  const { compiled, problems } = await compileText(body, options)
  if (!compiled || problems.length > 0) throw new Error(`The body has faults:\n${problems.join('\n')}`)
  return compiled
}

/** Components for tests: the island `Counter`, and `Badge`, which is rendered at build time only. */
export const testComponents = findComponents({
  root: join(import.meta.dirname, 'site'),
  settings: { path: 'components', hydrate: 'directive' },
  integrations: [],
  problems: collectProblems(),
})

/** Reader of the installed data on browser features. */
const features = createFeatureReader()

let shared: string | undefined
const sharedRoot = (): string => (shared ??= temporaryProject())

const testSource = (file: string): SourceDocument => {
  const id = file.replace(/^content\//, '').replace(/\.mdx?$/, '')
  const path = `/docs/${id}`
  return {
    id,
    file,
    path,
    frontMatter: {},
    title: id,
    description: `About ${id}`,
    lang: 'en',
    readBody: () => '',
    bodyLine: 1,
    hash: '',
  }
}

const summary = ({ path, title, description, lang }: SourceDocument) => ({ path, title, description, lang })
