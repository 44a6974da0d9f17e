import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

/** Milliseconds: a file that was written more recently is never taken for unchanged. */
const freshness = 100

/** Waits until every file below the folders was written so long ago that it may be taken for unchanged. */
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
