import type { CatalogueEntry } from './catalogue-entry.ts'
import { dataStructures } from './data-structures/catalogue.ts'
import { graph } from './graph/catalogue.ts'
import { linkedList } from './linked-list/catalogue.ts'
import { machineLearning } from './machine-learning/catalogue.ts'
import { math } from './math/catalogue.ts'
import { search } from './search/catalogue.ts'
import { sets } from './sets/catalogue.ts'
import { sort } from './sort/catalogue.ts'
import { statistics } from './statistics/catalogue.ts'
import { strings } from './strings/catalogue.ts'
import { tree } from './tree/catalogue.ts'

/** Every algorithm and data structure of the library, in reading order. */
export const catalogue: readonly CatalogueEntry[] = [
  ...graph,
  ...linkedList,
  ...machineLearning,
  ...math,
  ...search,
  ...sets,
  ...sort,
  ...statistics,
  ...strings,
  ...tree,
  ...dataStructures,
]
