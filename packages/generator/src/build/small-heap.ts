import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Has the garbage of this process collected when what lived after the last collection has grown by so many percent. The engine
 * by itself lets a heap of this size become up to four times as large; collecting more often costs nothing that could be measured.
 */
export const keepHeapSmall = (percent = 66): void => setFlagsFromString(`--heap-growing-percent=${percent}`)

/**
 * Collects all garbage now, before something else needs the memory, and moves what lives together: a collection by itself gives
 * hardly any memory back to the system when some of it lives everywhere.
 */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--compact-on-every-full-gc')
  if (typeof collect === 'function') collect()
  setFlagsFromString('--no-compact-on-every-full-gc')
}
