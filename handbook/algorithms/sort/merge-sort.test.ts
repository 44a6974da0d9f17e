import { describeComparisonSort } from '../contracts/sort-contract.ts'
import { bottomUpMergeSort, mergeSort } from './merge-sort.ts'

describeComparisonSort('merge sort', mergeSort, { stable: true, many: 5_000 })
describeComparisonSort('bottom-up merge sort', bottomUpMergeSort, { stable: true, many: 5_000 })
