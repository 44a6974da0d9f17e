// JavaScript, as the loader of TypeScript itself needs it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Whether a style sheet's classes get names of their own. */
export const isCssModule = (file) => file.endsWith('.module.css')

const classSelector = /\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g

/**
 * Names of the classes of a CSS module, as pages have them: the class with a hash of the sheet's name and text, the same on every
 * machine. Other style sheets have none.
 */
export const cssModuleNames = (file) => {
  if (!isCssModule(file)) return {}
  const css = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(basename(file)).update(css).digest('hex').slice(0, 6)
  return Object.fromEntries(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(classSelector)].map(([, name]) => [name, `${name}_${hash}`]),
  )
}

/** The text of a style sheet as pages have it. */
export const scopedCss = (file, css) => {
  const names = cssModuleNames(file)
  return isCssModule(file)
    ? css.replaceAll(classSelector, (whole, name) => (names[name] === undefined ? whole : `.${names[name]}`))
    : css
}
