import { expect, test } from 'vitest'
import { runNetwork, weightCount } from './network.ts'

test('counts a bias and one weight per input for each neuron', () => {
  expect(weightCount([8, 8, 2])).toBe(9 * 8 + 9 * 2)
})

test('computes the same as a calculation by hand', () => {
  // Hidden: 1 + 2·0.5 − 1·1 = 1, which the activation squeezes to 0.5. Output: −1 + 4·0.5 = 1.
  const network = { sizes: [2, 1, 1], weights: [1, 2, -1, -1, 4] }
  expect([...runNetwork(network, Float64Array.of(0.5, 1))]).toEqual([0.5])
})

test('answers between −1 and 1 for every input', () => {
  for (const input of [-1e9, 0, 1e9]) {
    const outputs = runNetwork({ sizes: [1, 2], weights: [0, 1e9, 0, -1e9] }, Float64Array.of(input))
    expect(Math.max(...outputs.map(Math.abs))).toBeLessThanOrEqual(1)
  }
})
