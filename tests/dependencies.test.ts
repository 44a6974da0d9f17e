import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
/** The manifests of the repository, its packages and the handbook. */
const manifests = [
  'package.json',
  'handbook/package.json',
  ...readdirSync(resolve(root, 'packages')).map((name) => `packages/${name}/package.json`),
]
const direct = [
  ...new Set(
    manifests.flatMap((file) => {
      const manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> } = JSON.parse(
        read(file),
      )
      return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
        (name) => !name.startsWith('@dev-handbook/'),
      )
    }),
  ),
]
const document = read('docs/dependencies.md')

it('checks the dependencies of every package', () => {
  expect(manifests).toHaveLength(6)
  expect(direct).toEqual(expect.arrayContaining(['react', 'satteri', 'libpg-query', 'vitest']))
})

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
