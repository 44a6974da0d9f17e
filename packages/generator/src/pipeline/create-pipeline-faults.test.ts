import { execFileSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { compileDocument } from '../compile/compile-document.ts'
import { createPipeline } from './create-pipeline.ts'
import { useSmallSite } from './testing/small-site.ts'

const { root, pipeline, load, write, configure, reopen } = useSmallSite()

it('reports a link to an anchor that another document no longer has, until it is repaired', async () => {
  await load()
  await write('content/plain.md', '# Plain\n\n## Other heading\n\nText.\n')
  expect((await load()).messages).toEqual([
    'content/intro.mdx The link "plain.md#heading" leads to no heading: /docs/plain has no "#heading". Nearest: "other-heading".',
  ])
  await write('content/plain.md', '# Plain\n\n## Heading\n\nText.\n')
  expect((await load()).messages).toEqual([])
})

it('reports sidebars that are not a map, and entries that lead to no document', async () => {
  await write('content/sidebars.ts', "export const sidebars = { main: ['plain'] }")
  expect((await load()).messages).toEqual([
    'content/sidebars.ts The module has no default export. Write "export default { mySidebar: […] }".',
  ])
  await write(
    'content/sidebars.ts',
    "export default { main: ['plain', { type: 'link', label: 'Old', href: '/old' }, { type: 'link', label: 'None', href: '/docs/nothing' }] }",
  )
  await configure({ redirects: [{ from: '/old', to: '/docs/intro' }] })
  expect((await load()).messages).toEqual([
    expect.stringMatching(
      /^content\/sidebars\.ts The sidebar "main" links to "\/docs\/nothing", which is not a page\. Nearest: /,
    ),
  ])
})

it('reports missing files that the configuration names', async () => {
  const docs = { mainDocId: 'intro', sidebarPath: 'content/sidebar.ts', tagsPath: 'content/tag.yml' }
  await configure({ docs, plan: { path: 'content/pla.tsv' }, components: { path: 'parts' }, favicon: '/icon.svg' })
  const { site, messages } = await load()
  expect(messages).toEqual([
    'site.config.ts "docs.sidebarPath" is "content/sidebar.ts", and there is no such file. Create it, correct the path, or leave the key out.',
    'site.config.ts "docs.tagsPath" is "content/tag.yml", and there is no such file. Create it, correct the path, or leave the key out.',
    'site.config.ts "plan.path" is "content/pla.tsv", and there is no such file. Create it, correct the path, or leave the key out.',
    'site.config.ts "components.path" is "parts", and there is no such folder. Create it, correct the path, or leave the key out.',
    'site.config.ts "favicon" is "/icon.svg", and there is no such file in static/. Put it there, correct the path, or leave the key out.',
  ])
  expect(site?.pages.has('/docs/intro')).toBe(true)
  for (const [file, text] of [
    ['content/sidebar.ts', 'export default { main: ["intro"] }'],
    ['content/tag.yml', ''],
    ['content/pla.tsv', 'path\ttitle\tkind\tlang\twords\tnote\n'],
    ['parts/note.tsx', 'export const Note = () => null'],
    ['static/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const)
    await write(file, text)
  expect((await load()).messages).toEqual([])
})

it('reports faults of the style sheets that the configuration names', async () => {
  await write('theme.css', "@import './gone.css';")
  await configure({ styles: ['./theme.css'] })
  const message = 'theme.css "./gone.css": there is no such file. Write a path relative to the style sheet.'
  expect((await load()).messages).toEqual([message])
  reopen({ mode: 'development' })
  expect((await load()).messages).toEqual([])
  reopen()
  await write('theme.css', '.a { color: red }')
  expect((await load()).messages).toEqual([])
})

it('reports files that have no page, and a page that has the address of another page’s file', async () => {
  await write('content/readme.markdown', '# Readme\n')
  await write('content/plain.json.md', '# JSON\n\nText.\n')
  expect((await load()).messages).toEqual([
    expect.stringMatching(
      /^content\/plain\.json\.md The path "\/docs\/plain\.json" is the address of a file that belongs to the page \/docs\/plain of content\/plain\.md\./,
    ),
    expect.stringMatching(
      /^content\/readme\.markdown Names of documents end in ".mdx" or ".md", not in ".markdown": this file has no page\./,
    ),
  ])
})

it('still gives a site when a document has errors, without the page of that document', async () => {
  await write('content/plain.md', '')
  const { site, messages } = await load()
  expect(messages).toEqual(['content/plain.md The file is empty. Write a title and some text, or delete the file.'])
  expect(site?.pages.has('/docs/plain')).toBe(false)
  expect(site?.pages.has('/docs/intro')).toBe(true)
})

it('gives no site without a valid configuration or without documents, and recovers', async () => {
  await write('site.config.ts', 'export default {}')
  expect((await load()).site).toBeUndefined()
  await configure({ docs: { mainDocId: 'intro', path: 'nothing' } })
  const { site, messages } = await load()
  expect(site).toBeUndefined()
  expect(messages).toEqual([
    'site.config.ts The folder of the documents, "nothing", does not exist. Create it, or correct "docs.path".',
  ])
  await configure({})
  expect((await load()).site).toBeDefined()
})

it('reports an error of the program as such, with its cause', async () => {
  const cause = new TypeError('x is not a function')
  const broken = createPipeline({
    root: root(),
    environment: {},
    compile: (document, context) =>
      document.id === 'plain' ? Promise.reject(cause) : compileDocument(document, context),
  })
  const { problems, site } = await broken.load()
  expect(problems.map(({ rule, file, message, cause: kept }) => [rule, file, message, kept === cause])).toEqual([
    [
      'internal',
      'content/plain.md',
      'Compiling the document failed inside the program: x is not a function. This is a bug in the generator; report it with the document.',
      true,
    ],
  ])
  expect(site?.pages.has('/docs/plain')).toBe(false)
})

it('warns once, with what Git says, where Git does not read the repository', async () => {
  execFileSync('git', ['init', '-q'], { cwd: root() })
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  const warnings = async () => (await pipeline().load()).problems.filter(({ rule }) => rule === 'git-history')
  for (let run = 0; run < 2; run++) {
    const [warning, ...others] = await warnings()
    expect(others).toEqual([])
    expect(warning).toMatchObject({
      severity: 'warning',
      message: expect.stringMatching(/^Pages show no dates of last changes, .*\nfatal: detected dubious ownership/),
    })
  }
  vi.unstubAllEnvs()
  expect(await warnings()).toEqual([])
})
