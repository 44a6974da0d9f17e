import { describeComparisonSort } from '../contracts/sort-contract.ts'
import { bubbleSort, cocktailSort } from './bubble-sort.ts'

describeComparisonSort('bubble sort', bubbleSort, { stable: true, many: 600 })
describeComparisonSort('cocktail sort', cocktailSort, { stable: true, many: 600 })
