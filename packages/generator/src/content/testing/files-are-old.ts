import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freshness } from '../../cache/freshness.ts'

/** Waits until every file below the folders is old enough to count as unchanged. */
export const filesAreOld = async (...folders: string[]): Promise<void> => {
  const newest = () =>
    Math.max(
      ...folders.flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((name) => lstatSync(join(folder, String(name))).ctimeMs),
      ),
    )
  // Looks again only when the files that it saw are old: a folder may have a thousand files.
  for (let age = Date.now() - newest(), looks = 0; age <= freshness; age = Date.now() - newest()) {
    if (++looks > 100) throw new Error(`A file was written ${age} ms ago.`)
    await wait(freshness - age + 1)
  }
}
