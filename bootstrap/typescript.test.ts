import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const loader = new URL('./typescript.mjs', import.meta.url).href
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handbook-typescript-'))
  write({ 'package.json': '{ "type": "module" }' })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/**
 * The release that samples run with, if its package exists for this machine. There the loader has other hooks, see
 * typescript.mjs.
 */
const newest = fileURLToPath(
  new URL(`../handbook/examples/node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
)

describe.each([process.execPath, newest].filter((path) => existsSync(path)))('with %s', (node) => {
  const run = (name: string) => spawnSync(node, ['--import', loader, join(folder, name)], { encoding: 'utf8' })

  it('runs types, enumerations and JSX, and resolves imports without extension, by compiled name and as data', () => {
    write({
      'main.ts':
        "import { type Size, sizes } from './sizes'\nimport { named } from './named.js'\nimport { folder } from './folder'\nimport facts from './facts.json'\nimport { view } from './view.tsx'\nconst size: Size = 'small'\nconsole.log(sizes[size], named, folder, facts.count, view)",
      'sizes.ts':
        "import { Missing } from './types-only.ts'\nexport type Size = 'small'\nexport enum sizes { small = 3 }\nexport type Other = Missing",
      'types-only.ts': 'export interface Missing { a: 1 }',
      'named.ts': "export const named: string = 'named'",
      'folder/index.ts': "export const folder = 'folder' as const",
      'facts.json': '{ "count": 7 }',
      'view.tsx': "const Tag = 'b'\nconst jsx = () => <Tag>bold</Tag>\nexport const view: string = typeof jsx",
      'node_modules/react/package.json': '{ "name": "react", "exports": { "./jsx-runtime": "./jsx-runtime.js" } }',
      'node_modules/react/jsx-runtime.js': 'export const jsx = () => ({})',
    })
    const { stdout, stderr } = run('main.ts')
    expect(stderr).toBe('')
    expect(stdout).toBe('3 named folder 7 function\n')
  })

  it('names the source line of a thrown error, also in a module from the cache', () => {
    write({
      'main.ts':
        "interface Long {\n  a: string\n  b: string\n}\n\nconst thrower = (long: Long): never => {\n  throw new Error(long.a)\n}\nthrower({ a: 'a', b: 'b' })",
    })
    const place = new RegExp(`at thrower \\(${join(folder, 'main.ts')}:7:9\\)`)
    expect(run('main.ts').stderr).toMatch(place)
    expect(run('main.ts').stderr).toMatch(place)
  })

  it('compiles a module while the program imports the compiler', () => {
    const compiler = import.meta.resolve('rolldown/utils')
    write({
      'main.mjs': `const both = await Promise.all([import(${JSON.stringify(compiler)}), import('./fresh.ts'), import('./wrong.ts').catch(({ message }) => message)])\nconsole.log(typeof both[0].transformSync, both[1].fresh, both[2])`,
      'fresh.ts': 'export const fresh: string = "fresh"',
      'wrong.ts': 'export const wrong: = 1',
    })
    const { stdout, stderr } = run('main.mjs')
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^function fresh .*wrong\.ts:1:21: /)
  })

  it('compiles an edited module again', () => {
    write({ 'main.ts': 'console.log(1 as number)' })
    expect(run('main.ts').stdout).toBe('1\n')
    write({ 'main.ts': 'console.log(2 as number)' })
    expect(run('main.ts').stdout).toBe('2\n')
  })

  it('keeps compiled modules in the cache of their site, and compiles a module again when its entry is damaged', () => {
    write({ 'site.config.ts': 'export default {}', 'main.ts': "console.log('sound' as string)" })
    const kept = join(folder, '.cache/store/typescript')
    const state = () =>
      readdirSync(kept).map((name) => `${name} ${statSync(join(kept, name), { bigint: true }).ctimeNs}`)
    expect(run('main.ts').stdout).toBe('sound\n')
    const before = state()
    expect(before).toHaveLength(1)
    expect(run('main.ts').stdout).toBe('sound\n')
    expect(state()).toEqual(before)
    const file = join(kept, readdirSync(kept)[0] ?? '')
    const bytes = readFileSync(file)
    for (const damaged of [bytes.toString('latin1').replace('sound', 'wrong'), bytes.toString('latin1', 0, 60), '']) {
      writeFileSync(file, damaged, 'latin1')
      expect(run('main.ts').stdout).toBe('sound\n')
      expect(readFileSync(file)).toEqual(bytes)
    }
  })

  it('uses compiled modules of a cache that was copied to another folder, and names the file there', () => {
    write({
      'site.config.ts': 'export default {}',
      'sub/läßt #1.ts': 'interface A {\n  a: 1\n}\nthrow new Error(String(1 as A | number))',
    })
    const place = (root: string) => `${join(root, 'sub/läßt #1.ts')}:4`
    expect(run('sub/läßt #1.ts').stderr).toContain(place(folder))
    const original = folder
    folder = `${original}-copy`
    try {
      cpSync(original, folder, { recursive: true })
      const kept = join(folder, '.cache/store/typescript')
      const inodes = () => readdirSync(kept).map((name) => `${name} ${statSync(join(kept, name)).ino}`)
      const before = inodes()
      expect(before).toHaveLength(1)
      expect(run('sub/läßt #1.ts').stderr).toContain(place(folder))
      expect(inodes()).toEqual(before)
    } finally {
      rmSync(folder, { recursive: true, force: true })
      folder = original
    }
  })

  it('reports the place of a syntax error, and names a missing module', () => {
    write({ 'wrong.ts': 'const a: = 1', 'missing.ts': "import './nowhere'" })
    expect(run('wrong.ts').stderr).toMatch(/SyntaxError.*wrong\.ts:1:10: .*Unexpected token/)
    expect(run('missing.ts').stderr).toMatch(/Cannot find module '.*nowhere' imported from .*missing\.ts/)
  })
})
