import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFolders } from '../bootstrap/source-folders.mjs'
import { needsOwnProcess, unitTests } from './unit-tests.ts'

it.each([
  ["vi.mock('node:fs')", true],
  ['const program = vi.hoisted(() => ({}))', true],
  ["import { asNobody } from './testing/as-nobody.ts'", true],
  ["process.chdir('/tmp')", true],
  ["process.env['NOTE'] = '3'", true],
  ["process.env.NOTE = '3'", true],
  ["vi.stubEnv('NOTE', '3')", false],
  ["expect(process.env['NOTE']).toBeUndefined()", false],
  ['const mock = vi.fn<() => void>()', false],
])('a file with %s needs a process of its own: %s', (source, expected) => {
  expect(needsOwnProcess(source)).toBe(expected)
})

it('every unit test is in one of the two lists, and no other file is', () => {
  const { shared, alone } = unitTests()
  const all = [...shared, ...alone]
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((file) => existsSync(file))).toBe(true)
  for (const file of [
    'tests/build.test.ts',
    'packages/generator/src/client/render-page.test.tsx',
    'handbook/components/tables.test.ts',
    'bootstrap/start.test.ts',
    'bench/algorithms/quoted.test.ts',
  ])
    expect(all).toContain(file)
  expect(
    all.filter(
      (file) =>
        !/^(?:packages|handbook\/(?:components|prose|projects)|bootstrap|bench)\/.*\.test\.tsx?$|^tests\/[^/]+\.test\.ts$/.test(
          file,
        ),
    ),
  ).toEqual([])
  expect(alone).toContain('tests/build.test.ts')
})

it('finds the tests of every folder of the handbook', () => {
  const inHandbook = readdirSync('handbook', { recursive: true, encoding: 'utf8' })
    .map((file) => `handbook/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|\/\.|^handbook\/examples\//.test(file))
  expect(inHandbook.length).toBeGreaterThan(50)
  expect(inHandbook.filter((file) => !sourceFolders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
})

it.each([
  ['stubGlobal', 'unstubAllGlobals'],
  ['stubEnv', 'unstubAllEnvs'],
  ['useFakeTimers', 'useRealTimers'],
])('a file that shares its process and calls vi.%s also calls vi.%s', (change, undo) => {
  const calls = (file: string, name: string) => readFileSync(file, 'utf8').includes(`vi.${name}(`)
  const { shared } = unitTests()
  expect(shared.filter((file) => calls(file, change)).length).toBeGreaterThan(0)
  expect(shared.filter((file) => calls(file, change) && !calls(file, undo))).toEqual([])
})
