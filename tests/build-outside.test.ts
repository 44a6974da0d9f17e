import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '../packages/generator/src/build/build.ts'
import { readBuildRecord } from '../packages/generator/src/build/output/build-record.ts'
import { filesAreOld } from '../packages/generator/src/content/testing/files-are-old.ts'
import { testConfig } from '../packages/generator/src/content/testing/source-documents.ts'

/** Contains the folder of the site, `website`, and what it imports from outside. */
let repository = ''
let root = ''

const files: Readonly<Record<string, string>> = {
  'website/site.config.ts': `import { title } from '../shared/title'
const settings = ${JSON.stringify({ ...testConfig, styles: ['theme.css'] })}
export default { ...settings, title }`,
  'website/tsconfig.json': '{ "extends": "../tsconfig.base.json" }',
  'tsconfig.base.json': '{ "compilerOptions": { "paths": { "~/*": ["./website/lib/*"] } } }',
  'website/lib/word.ts': "export const word = 'words'\n",
  'website/theme.css': "@import '../shared/colors.css';\n",
  'website/content/intro.md': '# Intro\n\n<Counter />\n',
  'website/components/counter.tsx': `'use client'
import { useState } from 'react'
import { text } from '../../shared/text'
import '../../shared/counter.css'
export const Counter = () => <button onClick={useState(0)[1].bind(null, 1)}>{text}</button>
`,
  'shared/title.ts': "export const title = 'Shared title'\n",
  'shared/text.ts': "export { text } from './deep/text.ts'\n",
  'shared/deep/text.ts': "export const text = 'first'\n",
  'shared/colors.css': '.first { color: teal }\n',
  'shared/counter.css': '.counter { color: teal }\n',
  'shared/unused.ts': '',
}
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(repository, file)), { recursive: true })
  await writeFile(join(repository, file), text)
}
const build = async () => {
  await filesAreOld(repository)
  const { published, unchanged, problems } = await buildSite({ root })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(published).toBe(true)
  return unchanged
}

beforeAll(async () => {
  repository = await realpath(await mkdtemp(join(tmpdir(), 'outside-')))
  root = join(repository, 'website')
  for (const [file, text] of Object.entries(files)) await write(file, text)
  // Vitest has no hook that gives a site the React of the program. A folder above may hold another copy of React.
  await mkdir(join(repository, 'node_modules'))
  const react = join(import.meta.dirname, '../node_modules/react')
  await symlink(react, join(repository, 'node_modules/react'), 'junction')
})
afterAll(() => rm(repository, { recursive: true, force: true, maxRetries: 5 }))

it('builds again when a file outside the site that the site imports has changed', async () => {
  expect(await build()).toBe(false)
  await write('shared/deep/text.ts', "export const text = 'second'\n")
  // The first build could not know its files outside when it began. The second build covers them.
  expect(await build()).toBe(false)
  expect(readBuildRecord(root)?.outside).toEqual([
    '../shared/colors.css',
    '../shared/counter.css',
    '../shared/deep/text.ts',
    '../shared/text.ts',
    '../shared/title.ts',
    '../tsconfig.base.json',
  ])
  expect(await build()).toBe(true)
  await write('shared/unused.ts', '// Nothing imports this.\n')
  expect(await build()).toBe(true)
  await write('shared/colors.css', '.second { color: teal }\n')
  expect(await build()).toBe(false)
  expect(await build()).toBe(true)
})
