import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { findExport } from './find-export.ts'
import { isIslandModule } from './island-module.ts'
import { themeComponents } from './theme-components.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'theme-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}
const find = () => {
  const problems = collectProblems()
  const found = themeComponents({ root, hydrate: 'directive', problems })
  return {
    found: found.map(({ name, module, exported, isIsland }) => [
      name,
      module.slice(root.length + 1),
      exported?.join('.'),
      isIsland,
    ]),
    problems: problems.all.map(({ file, line, message }) => `${file}:${line} ${message}`),
  }
}

it('finds nothing when there is no such module', () => {
  expect(find()).toEqual({ found: [], problems: [] })
})

it.each(['src/theme/MDXComponents.js', 'src/theme/MDXComponents.tsx', 'src/theme/MDXComponents/index.js'])(
  'finds the components of %s where they are defined',
  (file) => {
    write({
      [file]: `import MDXComponents from '@theme-original/MDXComponents'
import Note from '@site/src/components/Note'
import { Counter as Count } from '@site/src/components'
const Own = () => null
const components = { ...MDXComponents, Note, Count, Own }
export default components`,
      'src/components/Note.jsx': 'export default () => <b />',
      'src/components/index.ts': "export { Counter } from './counter'",
      'src/components/counter.tsx': "'use client'\nexport const Counter = () => null",
    })
    expect(find()).toEqual({
      found: [
        ['Note', 'src/components/Note.jsx', 'default', false],
        ['Count', 'src/components/counter.tsx', 'Counter', true],
        ['Own', file, 'default.Own', true],
      ],
      problems: [],
    })
  },
)

it.each([
  [
    'export default {\n  Note: () => null,\n  h1: () => null,\n}',
    'src/theme/MDXComponents.js:3 "h1" would replace an element of HTML in every document, which is not possible here, so it is not used. Style elements with a style sheet: styles: [\'./theme.css\'] in site.config.ts.',
  ],
  [
    "export default {\n  Note: () => null,\n  'side-note': () => null,\n}",
    'src/theme/MDXComponents.js:3 "side-note" begins with a small letter, so MDX reads <side-note> as an element of HTML and never uses this component. Write "SideNote" here and in the documents.',
  ],
  [
    'export const Note = () => null',
    'src/theme/MDXComponents.js:1 The module exports no map of components. Write: export default { Note, Chart }.',
  ],
  [
    '\nexport default {',
    'src/theme/MDXComponents.js:2 The module of the components of every document cannot be read: Expected `}` but found `EOF`. Correct the module.',
  ],
])('reports %j', (source, problem) => {
  write({ 'src/theme/MDXComponents.js': source })
  expect(find().problems).toEqual([problem])
})

it.each([
  ['default', 'index.ts', 'note.tsx', 'default'],
  ['Note', 'index.ts', 'note.tsx', 'default'],
  ['Passed', 'index.ts', 'parts.tsx', 'Part'],
  ['All', 'index.ts', 'parts.tsx', 'All'],
  ['Own', 'index.ts', 'index.ts', 'Own'],
  ['Gone', 'index.ts', 'index.ts', 'Gone'],
])('follows the export %s of %s to %s', (name, from, module, own) => {
  write({
    'index.ts':
      "import Note from './note'\nexport { Note }\nexport default Note\nexport { Part as Passed } from './parts'\nexport * from './parts'\nexport * from './index'\nexport const Own = 1",
    'note.tsx': 'export default () => null',
    'parts.tsx': 'export const Part = () => null\nexport const All = () => null',
  })
  expect(findExport(join(root, from), name, root)).toEqual({ module: join(root, module), name: own })
})

it('makes an island of a component with an interactive part', () => {
  write({
    'panel.tsx':
      "import { Part } from './part'\nimport type { Types } from './types'\nexport const Panel = () => <Part />",
    'part.tsx': "'use client'\nexport const Part = () => null",
    'plain.tsx': "import type { Part } from './part'\nexport const Plain = () => null",
  })
  const isIsland = (file: string) => isIslandModule(join(root, file), { root, hydrate: 'directive' })
  expect([isIsland('panel.tsx'), isIsland('plain.tsx')]).toEqual([true, false])
})

it('warns about an HTML element, and returns the components beside it', () => {
  write({ 'src/theme/MDXComponents.js': 'export default {\n  h1: () => null,\n  Note: () => null,\n}' })
  const problems = collectProblems()
  const found = themeComponents({ root, hydrate: 'directive', problems })
  expect(found.map(({ name }) => name)).toEqual(['Note'])
  expect(problems.all.map(({ severity, line }) => [severity, line])).toEqual([['warning', 2]])
})
