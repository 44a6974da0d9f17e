import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, root, sourceFiles } from './source-imports.ts'

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

describe.each(readdirSync(resolve(root, 'packages')))('the package %s', (name) => {
  const manifest: { dependencies: Record<string, string>; peerDependencies?: Record<string, string> } = JSON.parse(
    read(`packages/${name}/package.json`),
  )
  const own = `@dev-handbook/${name}`
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const files = sourceFiles(`packages/${name}/src`).filter((file) => !file.includes('/testing/'))

  it('declares every package that its sources import', () => {
    const imported = files.flatMap(importsOf).flatMap(({ from, specifier }) => {
      // The database of samples comes from the site: the release in its `examples/`.
      if (from.endsWith('/sql-module/create-database.ts') && specifier === '@electric-sql/pglite') return []
      if (/^(?:\.|(?:virtual|node):)/.test(specifier) || builtinModules.includes(specifier)) return []
      return specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
    })
    expect([...new Set(imported)].filter((used) => used !== own && !declared.includes(used))).toEqual([])
  })

  it('declares no package that its sources do not name', () => {
    const sources = files.map(read).join('\n')
    expect(declared.filter((used) => !new RegExp(`['"]${used}['"/]`).test(sources))).toEqual([])
  })
})
