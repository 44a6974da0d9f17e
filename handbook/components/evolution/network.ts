/**
 * A feed-forward network: the sizes of its layers, inputs first, then the bias and one weight per input for each
 * neuron.
 */
export interface Network {
  sizes: readonly number[]
  weights: readonly number[]
}

/** Number of weights for layers of these sizes. */
export const weightCount = (sizes: readonly number[]): number =>
  sizes.slice(1).reduce((count, size, index) => count + ((sizes[index] ?? 0) + 1) * size, 0)

/**
 * Returns the outputs for these inputs, each between −1 and 1. It uses typed arrays and plain loops, because birds call
 * it more often than anything else.
 */
export const runNetwork = ({ sizes, weights }: Network, inputs: Float64Array): Float64Array => {
  let signals = inputs
  let at = 0
  for (let layer = 1; layer < sizes.length; layer++) {
    const next = new Float64Array(sizes[layer] ?? 0)
    for (let neuron = 0; neuron < next.length; neuron++) {
      let sum = weights[at++] ?? 0
      for (let index = 0; index < signals.length; index++) sum += (weights[at++] ?? 0) * (signals[index] ?? 0)
      next[neuron] = sum / (1 + Math.abs(sum))
    }
    signals = next
  }
  return signals
}
