import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { compileDocument } from '../../compile/compile-document.ts'
import type { Site } from '../../content/site.ts'
import { filesAreOld } from '../../content/testing/files-are-old.ts'
import { testConfig } from '../../content/testing/source-documents.ts'
import { createPipeline } from '../create-pipeline.ts'

/** The result of a load of the small site. */
export interface Loaded {
  site: Site | undefined
  /** Ids of the documents that were compiled, sorted. */
  compiled: string[]
  /** File and message of each problem. */
  messages: string[]
}

/** A small site in a folder of its own for each test, with a pipeline that counts what it compiles. */
export interface SmallSite {
  root: () => string
  pipeline: () => ReturnType<typeof createPipeline>
  /** Ids of the documents that were compiled since the last `load` began, sorted. */
  compiled: () => string[]
  load: () => Promise<Loaded>
  /** Writes a file and gives it an old time, as if its author had finished writing long ago. */
  write: (file: string, text: string) => Promise<void>
  remove: (file: string) => Promise<void>
  /** Writes `site.config.ts` with other settings than those of the test sites. */
  configure: (settings: object) => Promise<void>
  /** Opens the site again, with the data of browser support in another folder. */
  reopen: (options?: { features?: string; mode?: 'development' }) => void
}

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default ${JSON.stringify(testConfig)}`,
  'content/intro.mdx':
    '# Intro\n\nSee [plain](plain.md) and [heading](plain.md#heading).\n\n<DocumentList under="guide" />\n',
  'content/plain.md': '# Plain\n\n## Heading\n\nText.\n',
  'content/partial.mdx': "# With a partial\n\nimport Part from './_part.mdx'\n\n<Part />\n",
  'content/_part.mdx': 'The part.\n',
  'content/quote.mdx': '# Quote\n\n```ts source="algorithms/one.ts#one"\n```\n',
  'content/guide/a.md': '# A guide\n\nAbout a.\n',
  'algorithms/one.ts': '// #region one\nexport const one = 1\n// #endregion one\n',
}

/** Ids of all documents of the small site, sorted. */
export const everyDocument = ['guide/a', 'intro', 'partial', 'plain', 'quote']

/** Declares the hooks that make the small site and remove it. */
export const useSmallSite = (): SmallSite => {
  let root = ''
  let compiled: string[] = []
  let pipeline: ReturnType<typeof createPipeline>
  const open = (options: { features?: string; mode?: 'development' } = {}) => {
    pipeline = createPipeline({
      root,
      environment: {},
      ...options,
      compile: (document, context) => {
        compiled.push(document.id)
        return compileDocument(document, context)
      },
    })
  }
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const write = async (file: string, text: string) => {
    await put(file, text)
    await filesAreOld(root)
  }
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'pipeline-'))
    for (const [file, text] of Object.entries(files)) await put(file, text)
    await filesAreOld(root)
    compiled = []
    open()
  })
  afterEach(() => rm(root, { recursive: true, force: true }))
  return {
    root: () => root,
    pipeline: () => pipeline,
    compiled: () => compiled.toSorted(),
    load: async () => {
      compiled = []
      const { site, problems } = await pipeline.load()
      const messages = problems.map(({ file, message }) => `${file} ${message}`)
      return { site, compiled: compiled.toSorted(), messages }
    },
    write,
    remove: (file) => unlink(join(root, file)),
    configure: (settings) =>
      write('site.config.ts', `export default ${JSON.stringify({ ...testConfig, ...settings })}`),
    reopen: open,
  }
}
