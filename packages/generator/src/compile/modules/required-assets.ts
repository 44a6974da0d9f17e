import { addAsset } from '../assets/assets.ts'
import { bodySegments } from '../body/body-segments.ts'
import { reportError, resolveFile, type CompileState, type SourceText } from '../compile-state.ts'
import { noAddress } from './site-import.ts'

const requireCall = /\brequire\(\s*(["'])((?:\.{1,2}|@site)\/[^"'\n]+)\1\s*\)(?:\.default)?/g

/**
 * Returns the body of an MDX source in which the address of the file replaces each `require('./box.png').default`, a
 * notation of Docusaurus' own pages. Reports missing files. Code stays unchanged.
 */
export const withRequiredAssets = (source: SourceText, state: CompileState): string => {
  const { body, format, bodyLine } = source
  if (format !== 'mdx' || !body.includes('require(')) return body
  return bodySegments(body)
    .map(({ kind, start, end }) => {
      const text = body.slice(start, end)
      if (kind !== 'text') return text
      return text.replace(requireCall, (_, _quote: string, from: string, offset: number) => {
        const file = resolveFile(state, { file: source.file, reference: from })
        const address = addAsset(state, file)
        if (address === undefined) {
          const line = bodyLine + body.slice(0, start + offset).split('\n').length - 1
          reportError(state, {
            rule: 'import',
            file: source.file,
            line,
            message: `require("${from}"): there is no file "${file}". Write a path relative to this document.`,
          })
        }
        return JSON.stringify(address ?? noAddress)
      })
    })
    .join('')
}
