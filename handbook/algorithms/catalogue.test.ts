import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'

const root = resolve(import.meta.dirname, '..')
const section = 'algorithms-data-structures/'
const planned = readFileSync(resolve(root, 'content/plan.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([path = '', , kind]) => path.startsWith(section) && (kind === 'algorithm' || kind === 'data-structure'))

/** Files of the library that a test imports. Related files share a test file. */
const testedFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => {
    const test = resolve(import.meta.dirname, file)
    return [...readFileSync(test, 'utf8').matchAll(/from '(\.[^'?]+)'/g)].map(([, specifier = '']) =>
      resolve(dirname(test), specifier),
    )
  })

describe('catalogue', () => {
  it('has an entry of the right kind for every planned algorithm and data structure, and no other', () => {
    const expected = planned.map(([path = '', , kind]) => `${kind} ${path.slice(section.length)}`)
    expect(catalogue.map(({ kind, path }) => `${kind} ${path}`).toSorted()).toEqual(expected.toSorted())
    expect(planned.length).toBeGreaterThan(100)
  })

  it.each(catalogue.map((entry) => [entry.path, entry] as const))(
    '%s has its source, its test and its operations',
    (_path, { source, operations }) => {
      expect(existsSync(resolve(root, source)), source).toBe(true)
      expect(testedFiles, `a test that imports ${source}`).toContain(resolve(root, source))
      expect(operations.length).toBeGreaterThan(0)
    },
  )
})
