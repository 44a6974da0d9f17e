import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, defaultSettings, runGeneration } from '../handbook/components/evolution/world.ts'

const guide = readFileSync(resolve(import.meta.dirname, '../handbook/content/guide/shorelark.mdx'), 'utf8')
/** The guide's Rust files by name. */
const files = new Map(
  Array.from(guide.matchAll(/^```rust title="([^"]+)"\n([\s\S]*?)\n```$/gm), ([, name = '', code = '']) => [
    name,
    code,
  ]),
)

/** Crates in the order of their dependencies. The crate for wasm-bindgen needs a package from outside. */
const crates = {
  random: [],
  network: [],
  genetics: [],
  world: ['random', 'network', 'genetics'],
  cli: ['world'],
  raw: ['world'],
} as const
type Crate = keyof typeof crates

/** The guide needs edition 2024, which came with Rust 1.85. */
const rustMinor = Number(
  /^rustc 1\.(\d+)/.exec(spawnSync('rustc', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0,
)

// `check:samples` checks samples that need no other crate, one by one. Here, the files of the page form one project.
describe.skipIf(rustMinor < 85)('the Rust project of the Shorelark guide', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shorelark-'))
    for (const [name, code] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), code)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (command: string, args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
    return stdout
  }
  const compile = (crate: Crate, args: readonly string[]): string => {
    const uses = crates[crate].flatMap((name) => ['--extern', `${name}=lib${name}.rlib`])
    return run('rustc', [
      '--edition=2024',
      '-Copt-level=2',
      '-L.',
      '--crate-name',
      crate,
      ...uses,
      ...args,
      `crates/${crate}/src/${crate === 'cli' ? 'main' : 'lib'}.rs`,
    ])
  }

  it('compiles', () => {
    for (const crate of ['random', 'network', 'genetics', 'world', 'raw'] as const) compile(crate, ['--crate-type=lib'])
    compile('cli', ['-o', 'shorelark'])
  })

  it.each(['random', 'network', 'genetics', 'world'] as const)('passes the tests of %s', (crate) => {
    compile(crate, ['--test', '-o', `test-${crate}`])
    expect(run(join(folder, `test-${crate}`), [])).toMatch(/test result: ok\. [1-9]\d* passed/)
  })

  it('prints the reports of the simulation in the page', () => {
    const world = createWorld({ ...defaultSettings, seed: 7 })
    const lines = Array.from({ length: 12 }, () => runGeneration(world)).map(({ generation, least, average, most }) =>
      [generation, least, average.toFixed(2), most].map(String),
    )
    const printed = run(join(folder, 'shorelark'), ['7', '12']).trim().split('\n').slice(1)
    expect(printed.map((line) => line.trim().split(/\s+/))).toEqual(lines)
  })

  it('prints the output that the page shows', () => {
    const said = /```text\n(generation {2}least[\s\S]*?)\n```/.exec(guide)?.[1]
    expect(run(join(folder, 'shorelark'), ['1', '8']).trimEnd()).toBe(said)
  })
})
