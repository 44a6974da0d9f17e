/** The content of an address that shows a player: its name, its input and the step. */
export interface SharedState {
  of: string
  input: string
  step: number
}

const prefix = '#play='

/** Reads the fragment of an address; `undefined` when it names no player. */
export const readSharedState = (hash: string): SharedState | undefined => {
  if (!hash.startsWith(prefix)) return undefined
  const parameters = new URLSearchParams(hash.slice(1))
  const step = Number(parameters.get('step') ?? 1)
  return {
    of: parameters.get('play') ?? '',
    input: parameters.get('input') ?? '',
    step: Number.isInteger(step) && step > 0 ? step : 1,
  }
}

/** The fragment that shows the same step of the same input. */
export const sharedHash = ({ of, input, step }: SharedState): string =>
  `${prefix}${of}&${new URLSearchParams({ input, step: String(step) }).toString()}`
