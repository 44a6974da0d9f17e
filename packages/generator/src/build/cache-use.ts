import type { BuildRecord } from './output/build-record.ts'

const day = 86_400_000

/**
 * Whether a build must record which cache entries it uses, and remove the entries that nothing uses. An entry may be
 * unused for two weeks, so once a day is enough. Asking the state of each entry takes a tenth of a second of processor
 * time. `now` is in milliseconds.
 */
export const isUseDue = (last: Pick<BuildRecord, 'used'> | undefined, now = Date.now()): boolean => {
  const age = now - (last?.used ?? -Infinity)
  // The clock may have been set back.
  return age < 0 || age >= day
}
