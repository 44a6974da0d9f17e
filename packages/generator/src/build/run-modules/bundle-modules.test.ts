import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BundledModules, bundleModules } from './bundle-modules.ts'

/** Packages of a site, by path below `node_modules`. */
const packages: Readonly<Record<string, string>> = {
  'counter/package.json': '{"name":"counter","type":"module","exports":{".":"./index.js","./two":"./two.js"}}',
  'counter/index.js': "export { count } from './state.js'\nexport default 'counter'",
  'counter/two.js': "import { count } from './state.js'\nexport const twice = () => [count(), count()]",
  'counter/state.js': 'let value = 0\nexport const count = () => ++value',
  'old/package.json': '{"name":"old","main":"index.js"}',
  'old/index.js':
    "if (process.env.NODE_ENV === 'production') { module.exports = require('./production.js') } else { module.exports = require('./development.js') }",
  'old/production.js': "exports.mode = 'production'",
  'old/development.js': "exports.mode = 'development'; exports.extname = require('path').extname",
  'server/package.json': '{"name":"server","type":"module","main":"index.js"}',
  'server/index.js': "import 'counter'\nimport { createServer } from 'node:http'\nexport const start = createServer",
  'styled/package.json': '{"name":"styled","type":"module","main":"index.js"}',
  'styled/index.js': "import './style.css'\nexport const styled = true",
  'styled/style.css': 'p { color: red }',
  'broken/package.json': '{"name":"broken","main":"index.js"}',
  'broken/index.js': 'export const = 1',
  'dual/package.json':
    '{"name":"dual","type":"module","exports":{"browser":"./browser.js","node":"./node.js","default":"./node.js"}}',
  'dual/browser.js': "export const place = 'browser'",
  'dual/node.js': "import 'node:fs'\nexport const place = 'node'",
}
const specifiers = ['broken', 'counter', 'counter/two', 'dual', 'node:path', 'old', 'server', 'styled', 'unknown']

const folders: string[] = []
const bundle = async () => {
  const root = await mkdtemp(join(tmpdir(), 'handbook-modules-'))
  folders.push(root)
  const [examples, folder] = [join(root, 'examples'), join(root, 'out')]
  await mkdir(folder)
  for (const [file, content] of Object.entries(packages)) {
    const path = join(examples, 'node_modules', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  await bundleModules({ examples, specifiers, sql: true, folder })
  const modules: BundledModules = JSON.parse(await readFile(join(folder, 'modules.json'), 'utf8'))
  const load = (specifier: string) =>
    import(pathToFileURL(join(folder, modules.imports.specifiers[specifier] ?? 'none')).href)
  return { folder, modules, load }
}
let bundled: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  bundled = await bundle()
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

it('offers the modules that a browser can run, and says what the others need', () => {
  const { imports, refusals } = bundled.modules
  expect(Object.keys(imports.specifiers)).toEqual(['counter', 'counter/two', 'dual', 'node:path', 'old', 'styled'])
  expect(refusals).toEqual({
    broken: 'another bundler',
    server: 'node:http',
    unknown: 'the package "unknown", which is not installed',
  })
  expect(imports.sql).toBeUndefined()
})

it('keeps one state for modules that share a file', async () => {
  const [{ count, default: name }, { twice }] = [await bundled.load('counter'), await bundled.load('counter/two')]
  expect([count(), ...twice(), name]).toEqual([1, 2, 3, 'counter'])
  const { specifiers: files, files: imports } = bundled.modules.imports
  const shared = imports[files['counter'] ?? '']?.filter((file) => imports[files['counter/two'] ?? '']?.includes(file))
  expect(shared).toHaveLength(1)
})

it('offers the names of a CommonJS development build, with shims for modules of Node', async () => {
  const { mode, extname, default: all } = await bundled.load('old')
  expect([mode, extname('a.ts'), all.mode]).toEqual(['development', '.ts', 'development'])
  expect(bundled.modules.names['node:path']).toContain('isAbsolute')
  expect((await bundled.load('node:path')).default.join('a', '..', 'b')).toBe('b')
  expect(bundled.modules.names['old']).toEqual(['default', 'extname', 'mode'])
})

it('prefers a package’s files for browsers', async () => {
  expect((await bundled.load('dual')).place).toBe('browser')
})

it('names files by their content, and writes no module that no sample imports', async () => {
  const again = await bundle()
  expect(await readFile(join(again.folder, 'modules.json'), 'utf8')).toBe(
    await readFile(join(bundled.folder, 'modules.json'), 'utf8'),
  )
  const files = await readdir(bundled.folder)
  expect(files.toSorted()).toEqual(['modules.json', ...Object.keys(bundled.modules.imports.files)].toSorted())
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    expect(file).toMatch(/^[a-z][\w-]*-[\w-]{8}\.js$/)
    expect(await readFile(join(again.folder, file), 'utf8')).toBe(await readFile(join(bundled.folder, file), 'utf8'))
  }
})

it('imports only other files of the folder, each listed before the file that imports it', async () => {
  const { files } = bundled.modules.imports
  for (const [file, imports] of Object.entries(files)) {
    const code = await readFile(join(bundled.folder, file), 'utf8')
    const written = [...code.matchAll(/\bfrom\s*"([^"]+)"|\bimport\s*"([^"]+)"/g)].map(([, a, b]) => a ?? b)
    expect([...new Set(written)].toSorted()).toEqual(imports.map((name) => `./${name}`).toSorted())
  }
})
