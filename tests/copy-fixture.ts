import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fixture in a folder of its own, where a test may change files. */
export interface FixtureCopy {
  root: string
  remove: () => Promise<void>
}

/**
 * Copies a folder of `tests/fixtures/`. The contents of its folder `packages` are installed in the copy, and
 * `tsconfig.copy.json` becomes its `tsconfig.json`. In the fixture itself, this repository's own tools would read a
 * `tsconfig.json`.
 */
export const copyFixture = async (name: string): Promise<FixtureCopy> => {
  const root = await mkdtemp(join(tmpdir(), `${name}-`))
  const source = join(import.meta.dirname, 'fixtures', name)
  await cp(source, root, { recursive: true, filter: (path) => !/[\\/](?:\.cache|dist)$/.test(path) })
  const packages = join(source, 'packages')
  if (existsSync(packages)) await cp(packages, join(root, 'node_modules'), { recursive: true })
  const tsconfig = join(root, 'tsconfig.copy.json')
  if (existsSync(tsconfig)) await rename(tsconfig, join(root, 'tsconfig.json'))
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
