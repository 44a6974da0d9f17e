import { existsSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { ProblemCollector } from '../problems.ts'
import { parseSheet } from './parse-sheet.ts'
import { siteSheets, siteStyleFiles } from './site-styles.ts'

const imported = /^(?:url\(\s*)?(["']?)(\.{1,2}\/[^"')\s]+)\1/
const address = /url\(\s*(["']?)(\.{1,2}\/[^"')]+?)\1\s*\)/g

/**
 * Reports faults of the style sheets that the configuration names and of those that they import: text that is not CSS,
 * and paths beside a sheet that lead to no file. The bundler would end at the first fault. Sheets of packages are not
 * checked.
 */
export const checkSiteStyles = ({
  root,
  styles,
  problems,
}: {
  root: string
  styles: readonly string[]
  problems: ProblemCollector
}): void => {
  for (const [sheet, css] of siteSheets(siteStyleFiles(root, styles))) {
    if (sheet.includes(`${sep}node_modules${sep}`)) continue
    const file = relative(root, sheet).split(sep).join('/')
    const needFile = (path: string, place: { line: number; column: number } | undefined) => {
      if (existsSync(resolve(dirname(sheet), fileOf(path)))) return
      problems.error({
        rule: 'style',
        file,
        ...(place && { line: place.line, column: place.column }),
        message: `"${path}": there is no such file. Write a path relative to the style sheet.`,
      })
    }
    const parsed = parseSheet(css)
    if ('fault' in parsed) {
      problems.error({ rule: 'style', file, ...parsed.fault })
      continue
    }
    parsed.tree.walkAtRules('import', ({ params, source }) => {
      const path = imported.exec(params)?.[2]
      if (path !== undefined) needFile(path, source?.start)
    })
    parsed.tree.walkDecls(({ value, source }) => {
      for (const [, , path = ''] of value.matchAll(address)) needFile(path, source?.start)
    })
  }
}

/** The file that an address names: `./a%20b.svg#icon` is `./a b.svg`. */
const fileOf = (path: string): string => {
  const file = path.replace(/[?#].*$/, '')
  try {
    return decodeURI(file)
  } catch {
    return file
  }
}
