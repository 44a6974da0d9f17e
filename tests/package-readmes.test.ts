import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commands } from '../packages/generator/src/cli/commands.ts'
import { initSite } from '../packages/generator/src/cli/init-site.ts'
import { runGenerator } from './run-generator.ts'

const execute = promisify(execFile)
const project = resolve(import.meta.dirname, '..')
const packages = readdirSync(join(project, 'packages'))
const root = mkdtempSync(join(tmpdir(), 'readmes-'))
afterAll(() => rm(root, { recursive: true }))

interface Example {
  language: string
  /** File that the reader writes: named in the first line, or before the example. */
  file: string | undefined
  code: string
}

const readmeOf = (name: string): string => readFileSync(join(project, 'packages', name, 'README.md'), 'utf8')

const examplesOf = (name: string): Example[] =>
  [...readmeOf(name).matchAll(/(?:`([^`\n]+)`:\n\n)?^(`{3,})(\w+)\n([\s\S]*?)^\2$/gm)].map(
    ([, before, , language = '', code = '']) => ({ language, file: before ?? /^\/\/ (\S+)\n/.exec(code)?.[1], code }),
  )

const examples = packages.flatMap(examplesOf)

/** Adds what a README shows of a configuration to that of a new site: imports, and settings below `// …`. */
const configure = (shown: string): void => {
  const file = join(root, 'site.config.ts')
  const imports = shown.match(/^import .*$/gm) ?? []
  const [, settings = ''] = /\n\s*\/\/ …\n([\s\S]*)\n\}\)\n$/.exec(shown) ?? []
  expect(settings).not.toBe('')
  const [, added = ''] = /integrations: \[(.*)\],/.exec(settings) ?? []
  const text = readFileSync(file, 'utf8')
  const known = /integrations: \[(.*)\],/.exec(text)
  const changed = known
    ? text.replace(known[0], `integrations: [${known[1]}, ${added}],`)
    : text.replace('defineSiteConfig({\n', (start) => `${start}${settings}\n`)
  writeFileSync(file, `${imports.join('\n')}\n${changed}`)
}

beforeAll(() => {
  initSite(root)
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  for (const { file, code } of examples) {
    if (file === undefined) continue
    if (file === 'site.config.ts') {
      configure(code)
      continue
    }
    mkdirSync(dirname(join(root, file)), { recursive: true })
    expect(existsSync(join(root, file))).toBe(false)
    writeFileSync(join(root, file), code)
  }
  // The checks ask for a test of each file in `algorithms/` that documents quote.
  writeFileSync(join(root, 'algorithms/largest.test.ts'), "export { indexOfLargest } from './largest.ts'\n")
  // The libraries of the repository take the place of the installation that the README describes.
  symlinkSync(join(project, 'handbook/examples/node_modules'), join(root, 'examples/node_modules'))
  writeFileSync(join(root, 'examples/package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }\n')
})

it('names the file of each example that is not a command', () => {
  expect(examples.length).toBeGreaterThan(12)
  expect(examples.filter(({ language, file }) => language !== 'sh' && file === undefined)).toEqual([])
})

it('links to no file that an installed package lacks', () => {
  const links = packages.flatMap((name) =>
    [...readmeOf(name).matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path]) => `${name}: ${path}`),
  )
  expect(links).toEqual([])
})

it('names only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: object }
  const named = (pattern: RegExp) =>
    packages.flatMap((name) => [...readmeOf(name).matchAll(pattern)].map(([, at]) => at))
  const used = named(/\bnpx dev-handbook (?!COMMAND)([\w:]+)/g)
  expect(used.length).toBeGreaterThan(7)
  expect(used.filter((command = '') => !Object.hasOwn(commands, command))).toEqual([])
  expect(named(/\bnpm run ([\w:]+)/g).filter((script = '') => !Object.hasOwn(scripts, script))).toEqual([])
})

it('searches the index of the example, with the answer that the README promises', async () => {
  const node = (file: string) =>
    execute(process.execPath, ['--import', join(project, 'bootstrap/typescript.mjs'), file], { cwd: root })
  await node('write-index.mjs')
  const { stdout } = await node('query-index.mjs')
  expect(stdout).toBe('/docs/docker#volumes Volumes\n')
  expect(readmeOf('search')).toContain(`prints \`${stdout.trim()}\``)
})

it('has a sentence of the player for each statement of the algorithm', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const [, words = ''] = /\n {2}words: \{\n([\s\S]*?)\n {2}\}/.exec(read('components/players/lists/largest.ts')) ?? []
  const beginnings = [...words.matchAll(/^ {4}'([^']+)'/gm)].map(([, beginning = '']) => beginning)
  expect(beginnings).toHaveLength(5)
  expect(beginnings.filter((beginning) => !read('algorithms/largest.ts').includes(beginning))).toEqual([])
})

it('builds the documents of the examples with their player, and runs the block', async () => {
  // The command also reports the errors of all documents.
  const { status, output } = await runGenerator(root, 'check:samples')
  expect([status, output]).toEqual([0, expect.stringMatching(/content\/sum\.md: 1 run\n/)])
})

it('compiles every module of the examples', async () => {
  const options = {
    extends: join(project, 'tsconfig.base.json'),
    compilerOptions: { jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node', 'vite/client'] },
    include: ['**/*.ts', '**/*.tsx'],
  }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(options))
  const compiler = join(project, 'node_modules/typescript/bin/tsc')
  const { stdout } = await execute(process.execPath, [compiler, '-p', root, '--pretty', 'false']).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})
