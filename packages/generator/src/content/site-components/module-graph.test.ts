import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moduleGraph, resolveSiteImport } from './module-graph.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'graph-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}
const relative = (files: readonly string[]) => files.map((file) => file.slice(root.length + 1))

it('follows static imports through the files of the site only', () => {
  write({
    'components/chart.tsx':
      "import './chart.css'\nimport { axis } from './parts/axis'\nimport data from '@site/data/years.json'\nimport react from 'react'\nconst later = () => import('./later.ts')\n",
    'components/chart.css': '',
    'components/later.ts': '',
    'components/parts/axis.ts': "export { scale } from '../scale.ts'\nimport '../scale.css'\nimport './gone.ts'\n",
    'components/scale.ts': "import './parts/axis.ts'",
    'components/scale.css': '',
    'data/years.json': '[]',
  })
  const { modules, styles, missing } = moduleGraph(join(root, 'components/chart.tsx'), root)
  expect(relative(modules)).toEqual([
    'components/chart.tsx',
    'components/parts/axis.ts',
    'data/years.json',
    'components/scale.ts',
  ])
  expect(relative(styles)).toEqual(['components/chart.css', 'components/scale.css'])
  expect(missing.map(({ from, specifier }) => [relative([from])[0], specifier])).toEqual([
    ['components/parts/axis.ts', './gone.ts'],
  ])
})

it('reads a module again when it has changed', () => {
  write({ 'a.ts': "import './b.ts'", 'b.ts': '', 'c.ts': '' })
  const graph = () => relative(moduleGraph(join(root, 'a.ts'), root).modules)
  expect(graph()).toEqual(['a.ts', 'b.ts'])
  write({ 'a.ts': "import './c.ts'" })
  utimesSync(join(root, 'a.ts'), 1, 1)
  expect(graph()).toEqual(['a.ts', 'c.ts'])
})

it.each([
  ['./note', 'components/note.tsx'],
  ['./folder', 'components/folder/index.ts'],
  ['../components/note.tsx', 'components/note.tsx'],
  ['@site/components/note', 'components/note.tsx'],
  ['@site/src/components/note', 'components/note.tsx'],
  ['./words.ts?traced', 'components/words.ts'],
  ['./gone', undefined],
  ['@site/gone', undefined],
  ['react', undefined],
])('%s resolves to %s', (specifier, expected) => {
  write({ 'components/note.tsx': '', 'components/folder/index.ts': '', 'components/words.ts': '' })
  const found = resolveSiteImport(specifier, { from: join(root, 'components/page.tsx'), root })
  expect(found === undefined ? undefined : relative([found])[0]).toBe(expected)
})

it('prefers the path where Docusaurus has a file', () => {
  write({ 'components/note.tsx': '', 'src/components/note.tsx': '' })
  expect(resolveSiteImport('@site/src/components/note', { from: join(root, 'a.tsx'), root })).toBe(
    join(root, 'src/components/note.tsx'),
  )
})
