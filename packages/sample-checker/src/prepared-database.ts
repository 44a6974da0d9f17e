import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const code = `
import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
const database = await PGlite.create()
const data = await database.dumpDataDir('none')
await writeFile(process.argv[1], new Uint8Array(await data.arrayBuffer()))
await database.close()
`

/**
 * Returns a function that prepares the data folder of an empty PGlite database when it is first called. It resolves to
 * the folder's archive, or to `undefined` when `examples` has no PGlite or it does not start.
 */
export const databasePreparer = (
  node: string,
  { examples, folder }: { examples: string; folder: string },
): (() => Promise<string | undefined>) => {
  const prepare = async () => {
    if (!existsSync(join(examples, 'node_modules/@electric-sql/pglite'))) return undefined
    const archive = join(folder, 'database.tar')
    const args = ['--no-warnings', '--liftoff-only', '--input-type=module', '--eval', code, archive]
    return promisify(execFile)(node, args, { cwd: examples }).then(
      () => archive,
      () => undefined,
    )
  }
  let archive: Promise<string | undefined> | undefined
  return () => (archive ??= prepare())
}
