import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPipeline } from '../../pipeline/create-pipeline.ts'
import { testConfig } from '../testing/source-documents.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'utilities-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const reported = async (files: Readonly<Record<string, string>>, settings = {}) => {
  const config = `export default ${JSON.stringify({ ...testConfig, docs: { path: 'docs', mainDocId: 'intro' }, ...settings })}`
  for (const [file, text] of Object.entries({ 'site.config.ts': config, ...files })) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const { problems } = await createPipeline({ root, environment: {} }).load()
  return problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line ?? ''} ${message}`)
}

const documents = {
  'docs/intro.md': '# Intro\n\nText\n\n<div class="flex md:flex-row mt-4"><b class="own">bold</b></div>\n',
  'docs/part.mdx':
    '# Part\n\n<p className="text-center">\n  Middle\n</p>\n\n<div className="row"><div className="col col--6">half</div></div>\n',
  'docs/plain.md': '# Plain\n\nWrite `class="mt-4"`:\n\n```html\n<p class="mt-4">text</p>\n```\n',
}

it('warns once per site about utilities that no style sheet defines', async () => {
  expect(await reported(documents)).toEqual([
    'warning docs/intro.md:5 "md:flex-row", "mt-4", "col--6" and 1 more look like utility classes, as Tailwind and Infima have them, and no style sheet of the site defines them: readers see the text without these styles. Compile the style sheet, and name it in "styles"; or write plain CSS. Also in docs/part.mdx:7. "onUndefinedClasses: \'ignore\'" turns this check off.',
  ])
})

it('reports with the configured severity', async () => {
  const [found = ''] = await reported(documents, { onUndefinedClasses: 'throw' })
  expect(found).toMatch(/^error docs\/intro\.md:5 /)
  expect(await reported(documents, { onUndefinedClasses: 'ignore' })).toEqual([])
})

it('finds classes in the style sheets of the site, in their imports, and in those of a document', async () => {
  const files = {
    'theme.css': "@import './more.css';\n@import 'sheets/all.css';\n.mt-4 { margin-block-start: 1rem }\n",
    'more.css': String.raw`.md\:flex-row { flex-direction: row }`,
    'node_modules/sheets/package.json': '{ "name": "sheets", "version": "1.0.0" }',
    'node_modules/sheets/all.css': '.col--6 { inline-size: 50% }',
    'docs/part.css': '.text-center { text-align: center }',
    ...documents,
    'docs/part.mdx': `import './part.css'\n\n${documents['docs/part.mdx']}`,
  }
  expect(await reported(files, { styles: ['./theme.css'] })).toEqual([])
})

it('reports nothing when a style sheet of another host may define the classes', async () => {
  const files = { ...documents, 'theme.css': "@import url('https://example.com/all.css');\n" }
  expect(await reported(files, { styles: ['./theme.css'] })).toEqual([])
})
