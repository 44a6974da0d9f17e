/**
 * Times what the articles on mathematics, selection and sequences say in milliseconds: processor time, warmed up. Such
 * times belong to a machine; what they are to each other is much the same elsewhere. Run it with
 * `npx tsx bench/algorithms/number-times.ts`, or with the beginning of a title for that part only.
 */
import './number-times/big-integers.ts'
import './number-times/series.ts'
import './number-times/vectors.ts'
import './number-times/primes.ts'
import './number-times/selection.ts'
import { requireTimes } from './number-times/processor-times.ts'

requireTimes()
