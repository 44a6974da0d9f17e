import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testConfig } from '../packages/generator/src/content/testing/source-documents.ts'
import { followedPlaces } from '../packages/generator/src/dev/followed-places.ts'
import { createPipeline } from '../packages/generator/src/pipeline/create-pipeline.ts'
import type { PipelineResult } from '../packages/generator/src/content/site.ts'
import type { DocumentPage } from '../packages/generator/src/model/page.ts'
import { runGenerator } from './run-generator.ts'

/** Contains the folder of the site, `website`, and the folder of the documents beside it. */
let repository = ''
let root = ''
let build: { status: number; output: string }
let result: PipelineResult

const files: Readonly<Record<string, string>> = {
  'website/site.config.ts': `export default ${JSON.stringify({
    ...testConfig,
    docs: { path: '../docs', mainDocId: 'intro', editUrl: 'https://example.com/edit/main/website' },
  })}`,
  'website/src/components/Note.jsx': 'export default ({ children }) => <b className="note">{children}</b>\n',
  'website/static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'website/node_modules/words/package.json': '{ "name": "words", "version": "1.0.0", "type": "module" }',
  'website/node_modules/words/words.css': '.words { color: teal }',
  'website/node_modules/words/index.js': "export const word = 'installed'\n",
  'docs/intro.mdx': `import Part from './_part.mdx'
import Other from '@site/../docs/_part.mdx'
import facts from './facts.json'

# Intro

<Part /> <Other /> {facts.text}

See [the guide](guide/start.md#first), [again](./guide/start), ![logo](../website/static/logo.svg) and ![box](./img/box.svg).
`,
  'docs/_part.mdx': 'A part, [linked](guide/start.md).\n',
  'docs/facts.json': '{ "text": "Some facts." }',
  'docs/guide/start.md': '# Start\n\n## First\n\nBack to [intro](../intro.mdx).\n',
  'docs/img/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  'secret.md': '# Secret\n',
}

/** Files of a document that imports modules. A process with the loader has to render it. */
const modules: Readonly<Record<string, string>> = {
  'docs/modules.mdx': `import Note from '@site/src/components/Note'
import Same from '../website/src/components/Note.jsx'
import { Own } from './parts/own.tsx'
import { Counter } from './parts/counter'
import 'words/words.css'

# Modules

<Note>by the name</Note> <Same>by the path</Same> <Own /> <Counter />
`,
  'docs/parts/own.tsx': `import { word } from 'words'
import Note from '@site/src/components/Note'
import { text } from './text'
export const Own = () => <Note>{word} {text}</Note>
`,
  'docs/parts/text.ts': "export const text: string = 'below'\n",
  'docs/parts/counter.js': `'use client'
import { useState } from 'react'
import 'words/words.css'
import { word } from 'words'
import Note from '@site/src/components/Note'
export const Counter = () => {
  const [count, setCount] = useState(3)
  return <Note><button onClick={() => setCount(count + 1)}>{word}: {count}</button></Note>
}
`,
}

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(repository, file)), { recursive: true })
  await writeFile(join(repository, file), text)
}
const load = () => createPipeline({ root, environment: {} }).load()
const reported = ({ problems }: PipelineResult) =>
  problems.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`)
const page = ({ site }: PipelineResult, path: string): DocumentPage => {
  const found = site?.pages.get(path)
  if (found?.kind === 'document') return { ...found, html: found.readHtml() }
  throw new Error(`There is no document at ${path}.`)
}

beforeAll(async () => {
  repository = await realpath(await mkdtemp(join(tmpdir(), 'beside-')))
  root = join(repository, 'website')
  for (const [file, text] of Object.entries(files)) await write(file, text)
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: repository,
      env: { ...process.env, GIT_COMMITTER_DATE: '2024-05-04T10:00:00Z' },
    })
  git('init', '-q')
  git('add', 'docs', 'website/site.config.ts')
  git('commit', '-q', '-m', 'Add all')
  for (const [file, text] of Object.entries(modules)) await write(file, text)
  build = await runGenerator(root, 'build')
  for (const file of Object.keys(modules)) await rm(join(repository, file))
  result = await load()
})
afterAll(() => rm(repository, { recursive: true, force: true }))

it('reads documents beside the folder of the site', () => {
  expect(reported(result)).toEqual([])
  expect([...(result.site?.pages.keys() ?? [])].filter((path) => path.startsWith('/docs/'))).toEqual([
    '/docs/guide/start',
    '/docs/intro',
    '/docs/tags',
  ])
})

it('resolves their imports, links and images in both folders', () => {
  const { html } = page(result, '/docs/intro')
  expect(html.match(/A part, <a href="\/docs\/guide\/start">linked<\/a>/g)).toHaveLength(2)
  expect(html).toContain('Some facts.')
  expect(html).toContain('<a href="/docs/guide/start#first">the guide</a>')
  expect(html).toContain('<a href="/docs/guide/start">again</a>')
  const shown = [...html.matchAll(/<img src="\/(assets\/[^"]+)"/g)].map(([, path = '']) =>
    result.site?.assets.get(path),
  )
  expect(shown).toEqual([join(root, 'static/logo.svg'), join(repository, 'docs/img/box.svg')])
})

it('renders modules of both folders with the packages of the site, in pages and in browsers', async () => {
  expect(build).toEqual({ status: 0, output: expect.stringContaining('Built') })
  const { html } = JSON.parse(await readFile(join(root, 'dist/docs/modules.json'), 'utf8')) as DocumentPage
  expect(html).toMatch(/^<style>\.words\{color:teal\}<\/style>/)
  expect(html).toMatch(/by the name<\/b>\s<b class="note">by the path<\/b>\s<b class="note">installed below<\/b>/)
  expect(html).toMatch(/data-island="counter-\w{6}"[^>]*><b class="note"><button>installed<!-- -->: <!-- -->3</)
  const assets = join(root, 'dist/assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const codes = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))
  expect(codes.filter((code) => code.includes('installed') && code.includes('note'))).not.toEqual([])
})

it('gives them edit links and dates', () => {
  expect(page(result, '/docs/guide/start')).toMatchObject({
    editUrl: 'https://example.com/edit/main/docs/guide/start.md',
    updatedAt: '2024-05-04',
  })
})

it('updates them during development', () => {
  const { config } = result.site ?? {}
  expect(config && followedPlaces(root, config)).toContain(join(repository, 'docs'))
})

it('compiles a document again when one of its files changes, in a later run too', async () => {
  await write('docs/facts.json', '{ "text": "Changed facts." }')
  await write('docs/_part.mdx', 'Another part.\n')
  const { html } = page(await load(), '/docs/intro')
  expect(html).toContain('Changed facts.')
  expect(html).toContain('Another part.')
  for (const file of ['docs/facts.json', 'docs/_part.mdx']) await write(file, files[file] ?? '')
})

it('reports faults at their places, and links that leave both folders', async () => {
  await write('docs/faulty.mdx', '# Faulty\n\n[Gone](gone.md) and ![gone](../website/static/gone.png)\n')
  await write('docs/outside.mdx', "import text from '../secret.md?raw'\n\n# Outside\n\n{text}\n")
  await symlink(join(repository, 'secret.md'), join(repository, 'docs/leaving.md'))
  await symlink(join(repository, 'docs/guide/start.md'), join(repository, 'docs/same.md'))
  const found = reported(await load())
  for (const name of ['faulty.mdx', 'outside.mdx', 'leaving.md', 'same.md'])
    await rm(join(repository, 'docs', name), { force: true })
  expect(found).toEqual([
    '../docs/faulty.mdx:3 The image "../website/static/gone.png" does not exist: there is no file "static/gone.png". Put it beside the document, or in static/ and write "/name".',
    '../docs/faulty.mdx:3 The link "gone.md" leads to no document: there is no "../docs/gone.md". Nearest: "../docs/same.md", "../docs/intro.mdx", "../docs/faulty.mdx", "../docs/outside.mdx", "../docs/guide/start.md".',
    `../docs/leaving.md: The link leads to ${join(repository, 'secret.md')}, outside of the folders of the site and of its documents, and what is there is not published. Copy it into the site, or delete the link.`,
    expect.stringMatching(/^\.\.\/docs\/outside\.mdx:1 .*outside of the folder of the site/),
    '../docs/same.md: The title "Start" already belongs to ../docs/guide/start.md. Give each document a title of its own.',
    expect.stringContaining('../docs/same.md:5 The link "../intro.mdx" leads to no document'),
  ])
})

it('rejects a folder of documents that contains the site', async () => {
  const write = (path: string) =>
    writeFile(
      join(root, 'site.config.ts'),
      `export default ${JSON.stringify({ ...testConfig, docs: { path, mainDocId: 'intro' } })}`,
    )
  await write('../website')
  const own = reported(await load())
  await write('../../' + repository.split('/').at(-1))
  const above = reported(await load())
  await writeFile(join(root, 'site.config.ts'), files['website/site.config.ts'] ?? '')
  expect(own).toEqual([
    expect.stringContaining('"docs.path" is "../website", which holds the folder of the site itself.'),
  ])
  expect(above).toEqual([expect.stringContaining('which holds the folder of the site itself.')])
})
