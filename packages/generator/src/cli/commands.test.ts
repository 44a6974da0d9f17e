import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testConfig } from '../content/testing/source-documents.ts'
import { commands } from './commands.ts'
import { parseOptions } from './options.ts'

let root = ''
let printed = ''
const checker = fileURLToPath(import.meta.resolve('@dev-handbook/sample-checker/integration'))
/** A configuration with the checks of samples. */
const configOf = (settings: object = {}) =>
  `import { sampleChecker } from ${JSON.stringify(checker)}\nexport default { ...${JSON.stringify({ ...testConfig, ...settings })}, integrations: [sampleChecker()] }`
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'commands-'))
  printed = ''
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void (printed += `${text}\n`))
  await write('site.config.ts', configOf())
  await write('content/sidebars.ts', "export default { main: ['intro', 'second'] }")
  await write('content/intro.md', '# Intro\n\n```yaml\na: 1\n```\n')
  await write('content/second.mdx', '# Second\n\nText.\n')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

const faulty = '# Second\n\n{1 +\n'

const run = async (name: string, ...args: string[]) => {
  printed = ''
  const command = commands[name]
  return command?.run(parseOptions(['--root', root, ...args], command.options))
}

it('a check ends with 0 if it finds only warnings, and with 1 if it finds an error', async () => {
  expect([await run('check'), printed]).toEqual([0, expect.stringContaining('pages: no errors.')])
  await write('content/second.mdx', faulty)
  expect([await run('check'), printed]).toEqual([1, expect.stringContaining('content/second.mdx')])
})

it('a build with an error ends with 1, and keeps the last build', async () => {
  await write('dist/index.html', 'the last build')
  await write('content/second.mdx', faulty)
  expect([await run('build'), printed]).toEqual([
    1,
    expect.stringContaining(`Nothing was published; ${relative(process.cwd(), join(root, 'dist'))} is unchanged.`),
  ])
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('the last build')
})

it('a build with an error names the folder of its option, if there is one', async () => {
  await write('content/second.mdx', faulty)
  const out = join(root, 'public')
  await run('build', '--out', out)
  expect(printed).toMatch(/\nNothing was published\.\n$/)
  await write('public/index.html', 'the last build')
  await run('build', '--out', out)
  expect(printed).toMatch(/\nNothing was published; .*public is unchanged\.\n$/)
})

it('a check of samples ends with 0 if all hold, and with 1 if a sample or its document has a fault', async () => {
  // There is nothing to compile here.
  await write('examples/node_modules/typescript/bin/tsc', '')
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    await write(`examples/${file}`, '{"packages":{}}')
  expect([await run('check:samples'), printed]).toEqual([0, expect.stringContaining('Every sample holds.')])
  await write('content/intro.md', '# Intro\n\n```yaml\na: [1\n```\n')
  expect([await run('check:samples'), printed]).toEqual([1, expect.stringContaining('content/intro.md:')])
  expect(await run('check:samples', '--only', 'second')).toBe(0)
  await write('content/second.mdx', faulty)
  expect([await run('check:samples', '--only', 'second'), printed]).toEqual([
    1,
    expect.stringContaining('The samples of content/second.mdx were not checked; correct its errors first.'),
  ])
  await write('content/third.md', '---\nid: intro\n---\n')
  expect([await run('check:samples', '--only', 'third'), printed]).toEqual([
    1,
    expect.stringContaining('The samples of content/third.md were not checked; correct its errors first.'),
  ])
  expect([await run('check:samples'), printed]).toEqual([
    1,
    expect.stringMatching(
      /were not checked; correct their errors first:\n  content\/second\.mdx\n  content\/third\.md\n$/,
    ),
  ])
})

it('a check of samples does not call samples unchecked if it checked them despite an error', async () => {
  await write('site.config.ts', configOf({ onBrokenAnchors: 'throw' }))
  await write('content/intro.md', '# Intro\n\n[None](second.mdx#none)\n\n```yaml\na: [1\n```\n')
  expect([await run('check:samples'), printed]).toEqual([1, expect.stringContaining('second.mdx#none')])
  expect(printed).toContain('1 sample on 2 pages')
  expect(printed).not.toContain('not checked')
})

it('a check of samples without a matching document is a usage error that names similar documents', async () => {
  await expect(run('check:samples', '--only', 'scond')).rejects.toThrow(
    'No document has "scond" in its file name. Nearest: "second", "intro".',
  )
})

it('samples use the libraries of the program, or those of the site, which must be installed', async () => {
  await write('content/intro.md', '# Intro\n\n```ts\nconst b: string = 1\n```\n')
  expect([await run('check:samples'), printed]).toEqual([
    1,
    expect.stringContaining("TS2322: Type 'number' is not assignable to type 'string'."),
  ])
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) await write(`examples/${file}`, '{}')
  await expect(run('check:samples')).rejects.toThrow(`Run "npm ci" in ${root}/examples.`)
})

it.each(['check:samples', 'samples:outdated'])(
  '%s says what a site lacks whose integrations check no samples',
  async (name) => {
    await write('site.config.ts', `export default ${JSON.stringify(testConfig)}`)
    await expect(run(name)).rejects.toThrow(
      /^No integration of this site checks samples\. Install @dev-handbook\/sample-checker .* add sampleChecker\(\)/,
    )
  },
)
