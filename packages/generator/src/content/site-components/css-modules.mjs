// This module is JavaScript because the TypeScript loader itself imports it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Whether the classes of a style sheet get unique names. */
export const isCssModule = (file) => file.endsWith('.module.css')

const classSelector = /\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g

/**
 * Names of the classes of a CSS module on pages: the class with a hash of the sheet's name and text, the same on every
 * machine. Empty for other style sheets.
 */
export const cssModuleNames = (file) => {
  if (!isCssModule(file)) return {}
  const css = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(basename(file)).update(css).digest('hex').slice(0, 6)
  return Object.fromEntries(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(classSelector)].map(([, name]) => [name, `${name}_${hash}`]),
  )
}

/** The text of a style sheet with the class names of pages. */
export const scopedCss = (file, css) => {
  const names = cssModuleNames(file)
  return isCssModule(file)
    ? css.replaceAll(classSelector, (whole, name) => (names[name] === undefined ? whole : `.${names[name]}`))
    : css
}
