import { importAgain } from './import-again.ts'
import type { AnySubject, LoadSubject } from './subject.ts'

/** Subjects by family, so that a player does not fetch the names of all others. */
const families: Readonly<Record<string, () => Promise<{ family: Readonly<Record<string, LoadSubject>> }>>> = {
  'data-structures': () => import('./subjects/data-structures/family.ts'),
  graph: () => import('./subjects/graph/family.ts'),
  'linked-list': () => import('./subjects/linked-list/family.ts'),
  'machine-learning': () => import('./subjects/machine-learning/family.ts'),
  math: () => import('./subjects/math/family.ts'),
  search: () => import('./subjects/search/family.ts'),
  sets: () => import('./subjects/sets/family.ts'),
  sort: () => import('./subjects/sort/family.ts'),
  statistics: () => import('./subjects/statistics/family.ts'),
  strings: () => import('./subjects/strings/family.ts'),
  tree: () => import('./subjects/tree/family.ts'),
}

/** The subject of an article, by its path: `sort/merge-sort`. Throws an `Error` for a name that there is not. */
export const loadSubject = async (name: string): Promise<AnySubject> => {
  const [family = '', ...rest] = name.split('/')
  const loadFamily = families[family]
  const load = loadFamily && (await importAgain(loadFamily)).family[rest.join('/')]
  if (!load) throw new Error(`There is no step player of “${name}”.`)
  return (await importAgain(load)).subject
}

/** The names of all subjects, sorted. */
export const subjectNames = async (): Promise<string[]> => {
  const all = await Promise.all(Object.entries(families).map(async ([name, load]) => Object.keys((await load()).family).map((subject) => `${name}/${subject}`)))
  return all.flat().toSorted()
}
