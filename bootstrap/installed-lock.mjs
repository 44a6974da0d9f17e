import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether the packages in a folder are those of its lock file, according to npm's own record. Packages for other
 * platforms may be missing.
 */
export const isInstalledByNpm = (folder) => {
  const noted = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const present = packagesOf(noted)
  return (
    Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const known = present[path]
      return known ? known.version === version && known.integrity === integrity : optional === true
    }) && Object.keys(present).every((path) => Object.hasOwn(wanted, path))
  )
}

const packagesOf = (file) => {
  try {
    const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.fromEntries(
      Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && link !== true),
    )
  } catch {
    return {}
  }
}
