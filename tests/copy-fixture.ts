import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fixture in a folder of its own, where a test may change files. */
export interface FixtureCopy {
  root: string
  remove: () => Promise<void>
}

/** Copies a folder of `tests/fixtures/`. */
export const copyFixture = async (name: string): Promise<FixtureCopy> => {
  const root = await mkdtemp(join(tmpdir(), `${name}-`))
  const source = join(import.meta.dirname, 'fixtures', name)
  await cp(source, root, { recursive: true, filter: (path) => !/[\\/](?:\.cache|dist)$/.test(path) })
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
