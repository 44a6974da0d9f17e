import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { loadSidebars } from './load-sidebars.ts'

it('a fault has its own line, also after a shorthand of several categories and in one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sidebars-'))
  writeFileSync(join(root, 'sidebars.mjs'), "export default { main: [\n  { A: ['a'], B: ['b'] },\n  { type: 'doc', id: 5 },\n  {\n    C: ['c'],\n    D: ['d',\n      6],\n  },\n] }\n")
  const problems = collectProblems()
  expect(await loadSidebars(root, 'sidebars.mjs', problems)).toMatchObject({ sidebars: {} })
  expect(problems.all.map(({ line, message }) => `${line} ${message}`)).toEqual(['3 "main[2].id" is 5; needed: text.', '7 "main[4].items[1]" is 6; needed: a map.'])
})
