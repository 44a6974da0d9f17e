import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** Absolute paths of the style sheets that the configuration names. Missing files are reported elsewhere. */
export const siteStyleFiles = (root: string, styles: readonly string[]): string[] =>
  styles.map((file) => join(root, file)).filter((file) => existsSync(file))

/** An `@import` rule of a style sheet, with the text after its address. */
export const importRules = /@import\s+(?:url\(\s*)?(["']?)([^"')\s;]+)\1\s*\)?([^;]*);/g

/** Text of style sheets, including the style sheets that they import, from files or packages. */
export const siteStylesText = (files: readonly string[]): string =>
  [...siteSheets(files)].map(([file, css]) => `${file}\0${css}\0`).join('')

/** Texts of style sheets, including the style sheets that they import, from files or packages, by absolute path. */
export const siteSheets = (files: readonly string[]): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>()
  const seen = new Set(files.filter((file) => existsSync(file)))
  // A loop over a set also visits the elements that are added during the loop.
  for (const file of seen) {
    const css = readFileSync(file, 'utf8')
    texts.set(file, css)
    for (const [, , path = ''] of css.matchAll(importRules)) {
      const imported = importedSheet(file, path)
      if (imported !== undefined) seen.add(imported)
    }
  }
  return texts
}

/** Path of an imported style sheet: beside another style sheet, or in a package. */
const importedSheet = (file: string, path: string): string | undefined => {
  const beside = resolve(dirname(file), path)
  if (existsSync(beside)) return beside
  try {
    return path.includes(':') ? undefined : createRequire(file).resolve(path)
  } catch {
    return undefined
  }
}
