import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { reportUnusedPlugins } from './unused-plugins.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const reportOf = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const root = mkdtempSync(join(tmpdir(), 'plugins-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  const problems = collectProblems()
  await reportUnusedPlugins({ root, problems })
  return problems.all.map(
    ({ severity, file, line, message }) => `${severity} ${file}:${line} ${/"(.*?)"/.exec(message)?.[1]}`,
  )
}

it('names each Markdown plugin of a Docusaurus configuration once, at its line', async () => {
  expect(
    await reportOf({
      'docusaurus.config.ts': `import type { Config } from '@docusaurus/types'
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn'
import math from 'remark-math'
import { snack } from './plugins/snack'

const shared = { remarkPlugins: [[npm2yarn, { sync: true }], math, snack] }
export default {
  presets: [
    ['classic', {
      docs: { ...shared, beforeDefaultRemarkPlugins: [require('./plugins/faq')], rehypePlugins: [[snack, {}]] },
      blog: { remarkPlugins: [require('@docusaurus/remark-plugin-npm2yarn'), 'remark-footer'] },
    }],
  ],
} satisfies Config
`,
    }),
  ).toEqual([
    'warning docusaurus.config.ts:6 snack',
    'warning docusaurus.config.ts:10 ./plugins/faq',
    'warning docusaurus.config.ts:11 remark-footer',
  ])
})

it.each([
  ['a module of CommonJS', { 'docusaurus.config.js': 'module.exports = { docs: { "remarkPlugins": [own] } }' }],
  ['a list of options', { 'docusaurus.config.mjs': 'export default { rehypePlugins: [[own, { a: 1 }]] }' }],
])('reads %s', async (_, files) => {
  expect(await reportOf(files)).toEqual([`warning ${Object.keys(files)[0]}:1 own`])
})

it.each([
  ['no such file', {}],
  ['no plugins', { 'docusaurus.config.js': 'module.exports = { title: "a", remarkPlugins: [] }' }],
  ['faults of syntax', { 'docusaurus.config.js': 'module.exports = {' }],
])('reports nothing for %s', async (_, files: Readonly<Record<string, string>>) => {
  expect(await reportOf(files)).toEqual([])
})
