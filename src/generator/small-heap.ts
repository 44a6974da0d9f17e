import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Has the garbage of this process collected when what lived after the last collection has grown by two thirds. The engine by
 * itself lets a heap of this size become up to four times as large; collecting more often costs nothing that could be measured.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=66')

/** Collects all garbage now, before another process needs the memory. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
