import { complex } from '../../../handbook/algorithms/math/complex-numbers.ts'
import { euclideanDistance, squaredDistance } from '../../../handbook/algorithms/math/euclidean-distance.ts'
import {
  convolve,
  discreteFourierTransform,
  fastFourierTransform,
  fastFourierTransformRecursive,
} from '../../../handbook/algorithms/math/fast-fourier-transform.ts'
import { determinant, multiplyMatrices, solve } from '../../../handbook/algorithms/math/matrices.ts'
import { numbers, repeated, times } from './processor-times.ts'

/* Distances, Fourier transforms, matrices. */

const [from, to] = [numbers(128), numbers(129).slice(1)]
const hundredThousand = Array.from({ length: 100_000 }, () => to)
times('distances, 100,000 in 128 dimensions', {
  scaled: repeated(hundredThousand, (point) => euclideanDistance(from, point)),
  squared: repeated(hundredThousand, (point) => squaredDistance(from, point)),
  'an indexed loop': repeated(hundredThousand, (point) => {
    let sum = 0
    for (let axis = 0; axis < from.length; axis++) sum += ((from[axis] as number) - (point[axis] as number)) ** 2
    return Math.sqrt(sum)
  }),
})

for (const n of [256, 4_096, 16_384]) {
  const signal = numbers(n).map((value) => complex(value))
  times(`transform of ${n}`, {
    'in place': () => fastFourierTransform(signal),
    recursive: () => fastFourierTransformRecursive(signal),
    ...(n <= 4_096 && { 'by definition': () => discreteFourierTransform(signal) }),
  })
}
for (const n of [512, 4_096]) {
  const [a, b] = [numbers(n), numbers(n + 1).slice(1)]
  times(`transform to convolve lists of ${n}`, {
    transform: () => convolve(a, b),
    loops: () => {
      const result = Array.from({ length: 2 * n - 1 }, () => 0)
      for (let i = 0; i < n; i++) {
        const factor = a[i] as number
        for (let j = 0; j < n; j++) result[i + j] = (result[i + j] as number) + factor * (b[j] as number)
      }
      return result
    },
  })
}

const matrix = Array.from({ length: 400 }, (_, row) => numbers(400 + row).slice(0, 400))
const flat = Float64Array.from(matrix.flat())
times('matrices, 400 × 400', {
  product: () => multiplyMatrices(matrix, matrix),
  'product, Float64Array': () => {
    const product = new Float64Array(flat.length)
    for (let i = 0; i < 400; i++) {
      for (let k = 0; k < 400; k++) {
        const factor = flat[400 * i + k] as number
        for (let j = 0; j < 400; j++)
          product[400 * i + j] = (product[400 * i + j] as number) + factor * (flat[400 * k + j] as number)
      }
    }
    return product
  },
  solve: () =>
    solve(
      matrix,
      matrix.map((row) => row.slice(0, 1)),
    ),
  determinant: () => determinant(matrix),
})
