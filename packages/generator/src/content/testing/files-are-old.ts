import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

/** Milliseconds. A file that was written more recently never counts as unchanged. */
const freshness = 100

/** Waits until every file below the folders is old enough to count as unchanged. */
export const filesAreOld = async (...folders: string[]): Promise<void> => {
  const newest = () =>
    Math.max(
      ...folders.flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((name) => lstatSync(join(folder, String(name))).ctimeMs),
      ),
    )
  await vi.waitFor(
    () => {
      const age = Date.now() - newest()
      if (age <= freshness) throw new Error(`A file was written ${age} ms ago.`)
    },
    { timeout: 10_000, interval: 10 },
  )
}
