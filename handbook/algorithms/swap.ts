/** Exchanges the items at two indices, which must exist. */
export const swap = <T>(items: T[], i: number, j: number): void => {
  const kept = items[i] as T
  items[i] = items[j] as T
  items[j] = kept
}
