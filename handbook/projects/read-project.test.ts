import { expect, it } from 'vitest'
import { readProject } from './read-project.ts'

const block = (head: string, ...lines: string[]): string => ['```' + head, ...lines, '```', ''].join('\n')

const manifest = block('json title="package.json"', '{ "scripts": { "check": "tsc", "test": "node --test" } }')
const test = block('ts title="test/a.test.ts"', 'test()')

it('takes the last block with a title, and the installs of untitled shell blocks', () => {
  const project = readProject(
    [
      manifest,
      block('sh npm2yarn', 'npm install express \\', '  zod', 'npm install --save-dev typescript'),
      block('sh', 'npm install --global pnpm@12', 'npm install express   zod', 'npm start'),
      block('ts title="src/a.ts" {2}', 'first'),
      block('ts run', 'example'),
      block('ts title="src/a.ts"', 'second'),
      test,
    ].join('\n'),
  )
  expect(project?.files).toEqual(
    new Map([
      ['package.json', '{ "scripts": { "check": "tsc", "test": "node --test" } }\n'],
      ['src/a.ts', 'second\n'],
      ['test/a.test.ts', 'test()\n'],
    ]),
  )
  expect(project?.installs).toEqual([
    'npm install express zod',
    'npm install --save-dev typescript',
    'npm install express   zod',
  ])
  expect(project?.scripts).toEqual(['check', 'test'])
})

it('leaves out the installs of a second project in a folder of its own', () => {
  const project = readProject(
    [
      manifest,
      test,
      block('sh', 'npm install react-router'),
      block('json title="site/package.json"', '{}'),
      block('sh', 'npm install react-router@8.4'),
    ].join('\n'),
  )
  expect(project?.installs).toEqual(['npm install react-router'])
})

it('leaves out files outside the project, and reads a fence inside a longer fence as code', () => {
  const project = readProject(
    [
      manifest,
      test,
      block('json title="/etc/docker/daemon.json"', '{}'),
      block('sh title="../up.sh"', 'true'),
      ['````md title="notes.md"', '```ts title="inner.ts"', '```', '````'].join('\n'),
    ].join('\n'),
  )
  expect([...(project?.files.keys() ?? [])]).toEqual(['package.json', 'test/a.test.ts', 'notes.md'])
  expect(project?.files.get('notes.md')).toBe('```ts title="inner.ts"\n```\n')
})

it.each([
  ['without package.json', test],
  ['without tests', manifest],
  ['without a script for tests', block('json title="package.json"', '{ "scripts": { "dev": "vite" } }') + test],
])('finds no project in a document %s', (_case, source) => {
  expect(readProject(source)).toBeUndefined()
})
