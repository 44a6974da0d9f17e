/** What a player shows: its input, and a step of that run (1-based). */
export interface PlayerState {
  input: string
  step: number
}

/** The content of an address that shows a player: its name and its state. */
export interface SharedState extends PlayerState {
  of: string
}

const prefix = '#play='

/** Reads the fragment of an address; `undefined` when it names no player. */
export const readSharedState = (hash: string): SharedState | undefined => {
  if (!hash.startsWith(prefix)) return undefined
  const parameters = new URLSearchParams(hash.slice(1))
  const step = Number(parameters.get('step'))
  return {
    of: parameters.get('play') ?? '',
    input: parameters.get('input') ?? '',
    step: Number.isInteger(step) && step > 0 ? step : 1,
  }
}

/** The fragment that shows the same step of the same input. */
export const sharedHash = (of: string, { input, step }: PlayerState): string =>
  `${prefix}${of}&${new URLSearchParams({ input, step: `${step}` })}`
