import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFacts } from '../../content/site-components/package-facts.ts'

/**
 * Whether the `tsconfig.json` of a site extends a package that is not installed. An example is `@docusaurus/tsconfig`
 * in a site that was migrated from Docusaurus. The bundler cannot compile modules below such a file.
 */
export const extendsLostPackage = (root: string): boolean => {
  const file = nearest(root)
  if (file === undefined) return false
  const [, extended = ''] = /^[^/]*?"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/m.exec(readFileSync(file, 'utf8')) ?? []
  return [...extended.matchAll(/"([^"]+)"/g)].some(
    ([, name = '']) => !/^[./]/.test(name) && packageFacts(name, dirname(file)).file === undefined,
  )
}

/** Writes a configuration into the site's cache that replaces the unreadable configuration. Returns its path. */
export const plainTsconfig = (root: string): string => {
  const folder = join(root, '.cache/app')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'tsconfig.json')
  writeFileSync(file, JSON.stringify({ compilerOptions: { jsx: 'react-jsx', target: 'esnext' } }))
  return file
}

const nearest = (folder: string): string | undefined => {
  const file = join(folder, 'tsconfig.json')
  if (existsSync(file)) return file
  return folder === dirname(folder) ? undefined : nearest(dirname(folder))
}
