import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { searchIndexFiles } from '../packages/generator/src/build/search/search-index.ts'
import { programFiles } from '../packages/generator/src/build/site-files/program-files.ts'
import { createPipeline } from '../packages/generator/src/pipeline/create-pipeline.ts'
import { testConfig } from '../packages/generator/src/content/testing/source-documents.ts'
import { pageFile } from '../packages/generator/src/model/path.ts'

/** The files of a build that programs read, without bundles and HTML. */
export interface PublishedFolder {
  /** Folder of the site. Its build is in `dist/`. */
  root: string
  dist: string
  remove: () => Promise<void>
}

/** Writes a site from files by path, and writes the files of its build that programs read. */
export const publishForPrograms = async (
  files: Readonly<Record<string, string>>,
  config: object = {},
): Promise<PublishedFolder> => {
  const root = await mkdtemp(join(tmpdir(), 'published-'))
  const dist = join(root, 'dist')
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  await write('site.config.ts', `export default ${JSON.stringify({ ...testConfig, ...config })}`)
  for (const [file, text] of Object.entries(files)) await write(file, text)
  const { site, problems } = await createPipeline({ root, environment: {} }).load()
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!site || errors.length > 0) throw new Error(`The site has faults: ${JSON.stringify(problems)}`)
  await write('dist/index.html', '<!doctype html>')
  for (const page of site.pages.values()) await write(`dist/${pageFile(page.path, 'json')}`, JSON.stringify(page))
  for (const { id, path } of site.documents)
    await write(`dist/${pageFile(path, 'md')}`, site.compiled.get(id)?.readMarkdown() ?? '')
  for (const { path, make } of programFiles(site)) await write(`dist/${path}`, make())
  for (const [file, text] of searchIndexFiles(site)) await write(`dist/${file}`, text)
  return { root, dist, remove: () => rm(root, { recursive: true, force: true }) }
}
