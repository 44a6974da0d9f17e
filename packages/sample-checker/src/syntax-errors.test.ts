import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sample, SampleMeta } from '@dev-handbook/generator/model/compiled-document'
import { checkSamples } from './check-samples.ts'
import { sampleProblems } from './sample-report.ts'

const examples = resolve(import.meta.dirname, '../../../handbook/examples')
let cacheFolder: string
beforeAll(async () => {
  if (!existsSync(join(examples, 'node_modules')))
    throw new Error('The libraries of the samples are not installed: npm ci in examples/.')
  cacheFolder = await mkdtemp(join(tmpdir(), 'handbook-syntax-'))
})
afterAll(() => rm(cacheFolder, { recursive: true }))

const sample = (code: string, meta: SampleMeta = {}, lang = 'ts'): Sample => ({ lang, meta, code, line: 1 })
/** Checks documents by name, and returns the state, the reason and the faults of each sample. */
const check = async (documents: Record<string, Sample[]>, folder = examples) => {
  const pages = Object.entries(documents).map(([file, samples]) => ({ file, samples }))
  const checked = await checkSamples({ pages, examples: folder, cacheFolder })
  return {
    faults: sampleProblems(checked).map(({ file, message }) => `${file} ${message}`),
    states: checked.flatMap(({ outcomes }) =>
      outcomes.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state)),
    ),
  }
}

const broken = 'const a = ;\n'
const wrong = 'const b: string = 1\n'
const wrongFault = "TS2322: Type 'number' is not assignable to type 'string'."

describe('a syntax error', () => {
  it('hides no type error of any document, and no expected error', async () => {
    const { faults } = await check({
      b: [sample(wrong)],
      c: [sample(broken), sample(wrong, { expectError: 'is not assignable' }), sample(wrong)],
    })
    expect(faults).toEqual([`b ${wrongFault}`, 'c TS1109: Expression expected.', `c ${wrongFault}`])
  })

  it('hides no type error when it is in an imported data file or in a type in JavaScript', async () => {
    const { faults } = await check({
      b: [sample(wrong)],
      c: [
        sample('{ "a": }\n', { title: 'data.json' }, 'json'),
        sample("import data from './data.json'\nexport const own = data.a\n"),
      ],
      d: [sample(wrong, {}, 'js')],
    })
    expect(faults).toEqual([
      `b ${wrongFault}`,
      expect.stringContaining('c '),
      'd TS8010: Type annotations can only be used in TypeScript files.',
    ])
  })

  it('can be expected', async () => {
    expect(
      await check({ b: [sample(broken, { expectError: 'Expression expected' })], c: [sample('export const c = 1\n')] }),
    ).toEqual({ faults: [], states: ['compiled', 'compiled'] })
  })

  it('leaves modules that rely on its module unchecked, and reports no fault of them', async () => {
    const { faults, states } = await check({
      c: [
        sample('export const list: number[] = ;\n', { title: 'src/list.ts' }),
        sample("export * from './list'\n", { title: 'src/index.ts' }),
        sample("import { list } from './src'\nexport const doubled = list.map((n) => n * 2)\n"),
        sample("import { list } from './src/list.js'\nexport const text: string = list\n", {
          expectError: 'is not assignable',
        }),
        sample(wrong),
      ],
    })
    expect(faults).toEqual(['c TS1109: Expression expected.', `c ${wrongFault}`])
    const reason = 'unchecked: it relies on src/list.ts, which does not parse'
    expect(states).toEqual(['compiled', reason, reason, reason, 'compiled'])
  })

  it('counts until a later block replaces the module', async () => {
    const { faults, states } = await check({
      c: [
        sample('export const one = ;\n', { title: 'one.ts' }),
        sample('export const one = 1\n', { title: 'one.ts' }),
        sample("import { one } from './one.ts'\nexport const text: string = one\n"),
      ],
    })
    expect(faults).toEqual(['c TS1109: Expression expected.', `c ${wrongFault}`])
    expect(states).toEqual(['compiled', 'compiled', 'compiled'])
  })
})

it('samples whose file names begin with a dot or look like outputs of tsc are compiled', async () => {
  const { faults } = await check({
    b: [
      sample(wrong, { title: '.storybook/main.ts' }),
      sample('export {}\n', { title: 'a.ts' }),
      sample('const b = 1\nb()\n', { title: 'a.js' }, 'js'),
    ],
  })
  expect(faults).toEqual([`b ${wrongFault}`, expect.stringContaining('b TS2349: This expression is not callable.')])
})

it.each(['../b.ts', '/b.ts', 'b.vue'])(
  'a sample that no compiler accepts is not counted as compiled: %s',
  async (title) => {
    expect((await check({ b: [sample('export {}\n', { title })] })).faults).toEqual([
      `b Nothing compiles a file of the name "${title}". Give a title that is a script's path inside the project, such as "src/db.ts".`,
    ])
  },
)

it('samples are compiled in a folder of libraries that is a link', async () => {
  const link = join(cacheFolder, 'examples')
  await symlink(examples, link, 'junction')
  expect((await check({ b: [sample(wrong)] }, link)).faults).toEqual([`b ${wrongFault}`])
})
