import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(read('package.json'))
const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
const document = read('docs/dependencies.md')

it('gives a reason for every direct dependency', () => {
  expect(direct.filter((name) => !name.startsWith('@types/') && !document.includes(`\`${name}\``))).toEqual([])
})

it('names the licence of every direct dependency that is not under MIT', () => {
  const [, licences = ''] = document.split('## Licences')
  const others = direct.filter((name) => JSON.parse(read(`node_modules/${name}/package.json`)).license !== 'MIT')
  expect(others.filter((name) => !licences.includes(`\`${name}\``))).toEqual([])
})

it('needs no install scripts', () => {
  expect(read('.npmrc')).toContain('ignore-scripts=true')
})
