import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkQuotations } from './check-quotations.ts'

it('reports regions that no document quotes and quoted files without a test', async () => {
  const root = await mkdtemp(join(tmpdir(), 'handbook-quotations-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'algorithms'))
  const write = (file: string, text: string) => writeFile(join(root, 'algorithms', file), text)
  await write('a.ts', '// #region one\nexport const a = 1\n// #endregion one\n// #region two\n// #endregion two\n')
  await write('whole.ts', "import { a } from './a.ts'\nexport const whole = a\n")
  await write('whole.test.ts', "import { whole } from './whole.ts'\n")
  await write('b.ts', 'export const b = 1\n')
  const problems = await checkQuotations({
    root,
    folder: 'algorithms',
    quotations: [{ file: 'algorithms/a.ts', region: 'one' }, { file: 'algorithms/b.ts' }],
  })
  expect(problems.map(({ file, line, message }) => `${file}:${line ?? '-'} ${message}`)).toEqual([
    'algorithms/a.ts:4 No document quotes the region "two". Quote it with source="algorithms/a.ts#two", or remove its marks.',
    'algorithms/b.ts:- Documents quote this file, but no test in algorithms/ reaches it. Test it.',
  ])
  await mkdir(join(root, 'algorithms/sort'))
  await write('sort/c.ts', '// #region torn\nexport const c = () => {\n  // #endregion torn\n}\n')
  await write('sort/notes.md', '// #region prose\n')
  await write('sort/c.test.ts', "import { c } from './c.ts'\n// #region of a test\n")
  const more = await checkQuotations({
    root,
    folder: 'algorithms',
    quotations: [
      { file: 'algorithms/a.ts', region: 'one' },
      { file: 'algorithms/a.ts', region: 'two' },
      { file: 'algorithms/sort/c.ts', region: 'torn' },
      { file: 'bench/other.ts' },
    ],
  })
  expect(more.map(({ file, line }) => `${file}:${line ?? '-'}`)).toEqual(['algorithms/sort/c.ts:1'])
  expect(await checkQuotations({ root, folder: 'nothing', quotations: [] })).toEqual([])
})
