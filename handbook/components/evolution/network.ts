/** A feed-forward network: sizes of its layers, inputs first, and for each neuron its bias and one weight per input. */
export interface Network {
  sizes: readonly number[]
  weights: readonly number[]
}

/** How many weights layers of these sizes need. */
export const weightCount = (sizes: readonly number[]): number =>
  sizes.slice(1).reduce((count, size, index) => count + ((sizes[index] ?? 0) + 1) * size, 0)

/** Returns the outputs for these inputs, each between −1 and 1. Typed arrays and plain loops: this is what a bird does most. */
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
