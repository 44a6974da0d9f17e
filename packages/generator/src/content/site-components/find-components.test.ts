import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { componentName, findComponents } from './find-components.ts'
import { isIsland } from './island-module.ts'
import type { Integration } from './integration.ts'
import type { ComponentSettings } from './site-component.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'components-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

const find = (settings: Partial<ComponentSettings> = {}, integrations: Integration[] = []) => {
  const problems = collectProblems()
  const found = findComponents({
    root,
    settings: { path: 'components', hydrate: 'directive', ...settings },
    integrations,
    problems,
  })
  return {
    found,
    names: [...found.keys()],
    problems: problems.all.map(({ rule, file, message }) => `${rule} ${file}: ${message}`),
  }
}

it.each([
  ['note', 'Note'],
  ['Note', 'Note'],
  ['growth-explorer', 'GrowthExplorer'],
  ['APITable', 'APITable'],
])('the file %s.tsx is <%s>', (file, name) => expect(componentName(file)).toBe(name))

it('finds a component for each module of the folder, and no components in a site without the folder', () => {
  expect(find().names).toEqual([])
  write({
    'components/note.tsx': '',
    'components/Chart.jsx': '',
    'components/tabs/index.tsx': '',
    'components/parts/lane.tsx': '',
    'components/words.ts': '',
    'components/note.css': '',
    'components/note.test.tsx': '',
    'components/readme.md': '',
  })
  expect(find().names).toEqual(['Chart', 'Note', 'Tabs'])
  write({ 'src/components/badge.tsx': '' })
  expect(find({ path: 'src/components' }).names).toEqual(['Badge'])
})

it('reports modules and folders whose names give no name of a component', () => {
  write({
    'components/карта/index.tsx': '',
    'components/_parts/index.tsx': '',
    'components/größen/sizes.ts': '',
    'components/über.tsx': '',
    'components/my chart.jsx': '',
    'components/2d.tsx': '',
    'components/_part.tsx': '',
    'components/über.test.tsx': '',
    'components/über.ts': '',
  })
  const report = (file: string) =>
    `component components/${file}: The name "${file.split('/')[0]}" gives no name of a component, so no document can use the module. Write a Latin letter first, then Latin letters, digits, "-" and "_": price-chart.tsx.`
  expect(find().problems).toEqual(['2d.tsx', 'my chart.jsx', 'über.tsx', 'карта/index.tsx'].map(report))
})

it.each([
  ["'use client'\nexport const A = 1", 'directive', true],
  ['"use client"', 'directive', true],
  ["// Why.\n/* Because. */\n'use client'", 'directive', true],
  ["import a from 'a'\n'use client'", 'directive', false],
  ['const [a] = useState(1)', 'directive', false],
  ['const [a] = useState(1)', 'auto', true],
  ['const a = useRef<HTMLElement>(null)', 'auto', true],
  ['<button onClick={press}>', 'auto', true],
  ['const { a } = useContext(Theme)', 'auto', false],
  ['<p className={a}>', 'auto', false],
] as const)('%j is an island with hydrate: %s – %s', (source, hydrate, expected) =>
  expect(isIsland(source, hydrate)).toBe(expected),
)

it('includes components of integrations, and reports two with the same name', () => {
  write({ 'components/note.tsx': '', 'package/clock.tsx': "'use client'" })
  const integration: Integration = {
    name: 'clocks',
    components: ({ root: site }) => ({ Clock: { module: join(site, 'package/clock.tsx') } }),
  }
  const { found, problems } = find({}, [integration])
  expect(problems).toEqual([])
  expect([...found.values()].map(({ name, isIsland: island, origin }) => [name, island, origin])).toEqual([
    ['Clock', true, 'the integration "clocks"'],
    ['Note', false, 'components/note.tsx'],
  ])
  write({ 'components/clock.tsx': '' })
  expect(find({}, [integration]).problems).toEqual([
    'component components: Two components have the name <Clock>: the integration "clocks" and components/clock.tsx. Rename one of them.',
  ])
})

it('reports a component of an integration whose module is missing', () => {
  const module = join(root, 'package/gone.tsx')
  const { names, problems } = find({}, [{ name: 'clocks', components: () => ({ Clock: { module } }) }])
  expect(names).toEqual([])
  expect(problems).toEqual([
    `component site.config.ts: The component <Clock> of the integration "clocks" has the module "${module}", and there is no such file. Update the integration, or remove it from site.config.ts.`,
  ])
})
