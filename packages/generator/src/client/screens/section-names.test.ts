import { expect, it } from 'vitest'
import { sectionNames } from './section-names.ts'

const documents = (...paths: string[]) => paths.map((path) => ({ path, title: path, description: '', lang: 'en' }))
const names = (path: string, limit: number, ...paths: string[]) =>
  sectionNames({ path, documents: documents(...paths) }, limit).map((document) => document.path)

it('names the first documents of a flat section', () => {
  expect(names('/guide/intro', 2, '/guide/a', '/guide/b', '/guide/c')).toEqual(['/guide/a', '/guide/b'])
})

it('names the topics of a section with topics', () => {
  expect(names('/x/intro', 4, '/x/sort', '/x/sort/quick', '/x/heap', '/x/tree', '/x/tree/avl', '/x/tree/rb')).toEqual([
    '/x/sort',
    '/x/tree',
  ])
})

it('names documents if there are few topics', () => {
  expect(names('/x/intro', 4, '/x/a', '/x/sort', '/x/sort/quick')).toEqual(['/x/a', '/x/sort', '/x/sort/quick'])
})

it('names nothing in a section with one page, and the documents of a section with pages below', () => {
  expect(names('/links', 4, '/links')).toEqual([])
  expect(names('/links', 4, '/links', '/links/more')).toEqual(['/links', '/links/more'])
  expect(names('/links', 4, '/links/more')).toEqual(['/links/more'])
})
