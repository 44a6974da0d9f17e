import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { placeAt } from '../../content/modules/locate-in-module.ts'
import { scopedCss } from '../../content/site-components/css-modules.mjs'
import { parseSheet } from '../../content/site-components/parse-sheet.ts'
import { addAsset } from '../assets/assets.ts'
import { fileFrom, readFileAt, reportError, type CompileState } from '../compile-state.ts'

/** Imports of other sheets beside a sheet. */
const importRule = /@import\s+(?:url\(\s*)?(["']?)(\.{1,2}\/[^"')\s]+)\1\s*\)?\s*;/g
const address = /url\(\s*(["']?)([^"')]+)\1\s*\)/g

/**
 * Returns the text of a style sheet of the site as a page contains it. Imported sheets become part of the text, and
 * files beside the sheet are published. Missing files and text that is not CSS are reported at their line. The document
 * depends on all of these files.
 */
export const styleText = async (
  state: CompileState,
  file: string,
  ancestors: readonly string[] = [],
): Promise<string> => {
  const css = await readFileAt(state, file)
  const parsed = parseSheet(css)
  if ('fault' in parsed) {
    reportError(state, { rule: 'style', file: fileFrom(state, file), ...parsed.fault })
    return ''
  }
  const missing = (what: string, offset: number) => {
    reportError(state, {
      rule: 'style',
      file: fileFrom(state, file),
      ...placeAt(css, offset),
      message: `"${what}": there is no such file. Write a path relative to the style sheet, or the path of a file in static/: /img/box.png.`,
    })
  }
  let text = ''
  let end = 0
  for (const { 0: whole, 2: path = '', index } of css.matchAll(importRule)) {
    text += withAddresses(css.slice(end, index), { state, file, missing: (what, at) => missing(what, end + at) })
    end = index + whole.length
    const imported = resolve(dirname(file), path)
    if (ancestors.includes(imported)) continue
    if (existsSync(imported)) text += await styleText(state, imported, [...ancestors, file])
    else missing(path, index)
  }
  const rest = end
  text += withAddresses(css.slice(rest), { state, file, missing: (what, at) => missing(what, rest + at) })
  return scopedCss(file, text)
}

const withAddresses = (
  css: string,
  { state, file, missing }: { state: CompileState; file: string; missing: (what: string, offset: number) => void },
): string =>
  css.replaceAll(address, (whole: string, _quote: string, path: string, offset: number) => {
    const isRooted = path.startsWith('/') && !path.startsWith('//')
    if (isRooted) {
      if (!state.context.staticFiles.has(decodeURI(path))) missing(path, offset)
      return `url("${state.context.baseUrl.slice(0, -1)}${path}")`
    }
    if (/^(?:[a-z][a-z\d+.-]*:|[#/])/i.test(path)) return whole
    const asset = addAsset(state, fileFrom(state, resolve(dirname(file), path.replace(/[?#].*$/, ''))))
    if (asset === undefined) missing(path, offset)
    return `url("${asset ?? ''}")`
  })
