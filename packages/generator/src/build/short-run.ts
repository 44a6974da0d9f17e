import { setFlagsFromString } from 'node:v8'

/**
 * Prepares the engine for a build that takes most files over from the last one. Most functions run only for a moment,
 * so the optimizing compiler starts ten times later than by default. The space for new objects grows to its full size
 * at its first collection, because each collection copies the objects that are in use.
 */
export const expectShortRun = (): void => {
  setFlagsFromString(`--interrupt-budget=${10 * 132 * 1024}`)
  setFlagsFromString('--semi-space-growth-factor=16')
}
