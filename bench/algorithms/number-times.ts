/**
 * Measures the times in milliseconds that the articles on mathematics, selection and sequences quote: processor time,
 * after a warm-up. Such times depend on the machine, but their ratios are similar on other machines. Run it with `npx
 * tsx bench/algorithms/number-times.ts`, or with the beginning of a title for that part only.
 */
import './number-times/big-integers.ts'
import './number-times/series.ts'
import './number-times/vectors.ts'
import './number-times/primes.ts'
import './number-times/selection.ts'
import { requireTimes } from './number-times/processor-times.ts'

requireTimes()
