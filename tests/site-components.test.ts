import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentPage } from '../packages/generator/src/model/page.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'
import { buildWithKnownEntries } from './known-entries.ts'
import { runGenerator } from './run-generator.ts'
import { startChecks } from './start-checks.ts'

let fixture: FixtureCopy
let checks: ReturnType<typeof startChecks>
let said = ''

const run = (...args: string[]) => runGenerator(fixture.root, ...args)
const page = async (): Promise<string> =>
  (JSON.parse(await readFile(join(fixture.root, 'dist/docs/intro.json'), 'utf8')) as DocumentPage).html
const edit = async (file: string, change: (text: string) => string) => {
  const path = join(fixture.root, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

beforeAll(async () => {
  fixture = await copyFixture('components')
  checks = startChecks(fixture.root)
  const { status, output } = await buildWithKnownEntries({ name: 'components', root: fixture.root }, () => run('build'))
  expect(output).toContain('Built')
  expect(status).toBe(0)
  said = output
})
afterAll(async () => {
  await checks.end()
  await fixture.remove()
})

it('renders the components of the site, with their styles in the page', async () => {
  const html = await page()
  const [, name = ''] = /<b class="(badge_\w{6})">new<\/b>/.exec(html) ?? []
  expect(name).not.toBe('')
  expect(html).toContain(`<style>.${name}{color:rebeccapurple;}</style>`)
  expect(html.match(/rebeccapurple/g)).toHaveLength(1)
  expect(html).toContain('<style>.counter{padding-left:7px;}</style>')
  expect(html).toContain('<button type="button">Count: 3</button>')
  expect(html).toMatch(/<div data-children="">[\s\S]*<strong>bold<\/strong>[\s\S]*Count: 20/)
})

it('ships islands, and no code of other sites’ components', async () => {
  const assets = await readdir(join(fixture.root, 'dist/assets'))
  const scripts = await Promise.all(
    assets
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(join(fixture.root, 'dist/assets', name), 'utf8')),
  )
  expect(scripts.some((code) => code.includes('Count: '))).toBe(true)
  expect(scripts.filter((code) => /rebeccapurple|padding-left:7px/.test(code))).toEqual([])
  expect(assets.filter((name) => /player|evolution|sort|race|regexp/.test(name))).toEqual([])
})

it('runs an integration of twenty lines', async () => {
  expect(said).toMatch(/content\/intro\.mdx[\s\S]*The document has no picture\. Add one\./)
  expect(await readFile(join(fixture.root, 'dist/pictures.txt'), 'utf8')).toBe('3\n')
})

it('renders an edited component, and a component with an edited part', async () => {
  await edit('components/badge.tsx', (text) => text.replace('{text}', '{text}!'))
  await edit('components/parts/label.ts', (text) => text.replace('Count', 'Clicks'))
  expect((await run('build')).status).toBe(0)
  expect(await page()).toMatch(/>new!<\/b>[\s\S]*Clicks: 3/)
})

it.each<[what: string, file: string, change: (text: string) => string, message: RegExp]>([
  [
    'throws',
    'components/badge.tsx',
    (text) => text.replace('{text}!', '{missing()}'),
    /content\/intro\.mdx:6[\s\S]*The document throws while it is rendered: ReferenceError: missing is not defined\./,
  ],
  [
    'does not parse',
    'components/badge.tsx',
    (text) => `${text}\nconst (`,
    /components\/badge\.tsx:\d+:\d+[\s\S]*The component <Badge> cannot be loaded: /,
  ],
  [
    'exports another name',
    'components/badge.tsx',
    (text) => text.replace('const Badge', 'const Label'),
    /components\/badge\.tsx[\s\S]*The component <Badge> cannot be loaded: it exports no component "Badge" and no default; exports: Label\. Correct the module\./,
  ],
  [
    'imports a missing file',
    'components/counter.tsx',
    (text) => text.replace('./parts/label.ts', './parts/gone.ts'),
    /components\/counter\.tsx:4:\d+[\s\S]*Import of "\.\/parts\/gone\.ts": there is no such file\./,
  ],
  [
    'imports a package that is not installed',
    'components/badge.tsx',
    (text) => `import 'd3-nowhere'\n${text}`,
    /components\/badge\.tsx:1:\d+[\s\S]*the package "d3-nowhere" is not installed in the folder of the site\. Run: npm install d3-nowhere\./,
  ],
])(
  'reports a component that %s, with its place, and continues with the others',
  { timeout: 60_000 },
  async (_, file, change, message) => {
    const before = await readFile(join(fixture.root, file), 'utf8')
    await edit(file, change)
    await edit('content/plain.md', (text) => `${text}\n[Nowhere](/docs/nowhere)\n`)
    const { status, output } = await checks.check()
    await writeFile(join(fixture.root, file), before)
    await edit('content/plain.md', (text) => text.replace('\n[Nowhere](/docs/nowhere)\n', ''))
    expect(output).toMatch(message)
    expect(output).toContain('/docs/nowhere')
    expect(status).toBe(1)
  },
)

it('reports the fault of a component to the author who checks the site', async () => {
  await edit('components/badge.tsx', (text) => text.replace('{text}!', '{missing()}'))
  const { status, output } = await run('check')
  expect(output).toContain('ReferenceError: missing is not defined.')
  expect(status).toBe(1)
})
