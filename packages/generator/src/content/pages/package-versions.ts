import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { messageOf } from '../modules/module-fault.ts'
import type { ProblemCollector } from '../problems.ts'

/** The lock file with the versions of the packages that articles teach. */
export const packageLockFile = 'examples/package-lock.json'

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })

/** Reads the locked versions by package name. Returns `undefined` when the project has no lock file. */
export const readPackageVersions = async (
  root: string,
  problems: ProblemCollector,
): Promise<Map<string, string> | undefined> => {
  let text: string
  try {
    text = await readFile(join(root, packageLockFile), 'utf8')
  } catch {
    return undefined
  }
  try {
    const { packages } = lockSchema.parse(JSON.parse(text))
    const prefix = 'node_modules/'
    return new Map(
      Object.entries(packages).flatMap(([place, { version }]) => {
        const name = place.slice(prefix.length)
        return place.startsWith(prefix) && !name.includes(`/${prefix}`) && version !== undefined
          ? [[name, version] as const]
          : []
      }),
    )
  } catch (cause) {
    problems.error({
      rule: 'packages',
      file: packageLockFile,
      message: `The lock file cannot be read: ${messageOf(cause)}. Run "npm install" in examples/.`,
      cause,
    })
    return undefined
  }
}
