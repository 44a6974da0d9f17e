import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Has the garbage of this process collected when what lived after the last collection has grown by so many percent. The engine
 * by itself lets a heap of this size become up to four times as large; collecting more often costs nothing that could be measured.
 */
export const keepHeapSmall = (percent = 66): void => setFlagsFromString(`--heap-growing-percent=${percent}`)

/**
 * Environment of a process that bundles. The allocator of the bundler takes memory from the system when it needs it, and not
 * a gigabyte in advance: 190 MB less for the libraries of the handbook's samples, and a sixth less processor time.
 */
export const bundlerEnvironment = { MIMALLOC_ARENA_EAGER_COMMIT: '0' } as const

/**
 * Keeps the part of the heap for new objects as small as it is when a process starts. The engine by itself lets it grow to
 * 48 MB, which a program that answers a question now and then does not need.
 */
export const keepYoungHeapSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

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
