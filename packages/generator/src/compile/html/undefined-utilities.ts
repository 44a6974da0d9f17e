import { definedClasses, isUtility, usedClasses } from '../../content/styles/utility-classes.ts'
import type { UtilityClass } from '../../model/compiled-document.ts'
import type { CompileState } from '../compile-state.ts'

/**
 * Returns the classes in the HTML of a document that look like utility classes, and that no style sheet in the HTML
 * defines. A class that comes from a component gets the line where the document uses its first component.
 */
export const undefinedUtilities = (html: string, { document, usedComponents }: CompileState): UtilityClass[] => {
  const names = [...usedClasses(html)].filter(isUtility)
  if (names.length === 0) return []
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const isDefined = definedClasses(styles.join('\n'))
  const { readBody, bodyLine } = document
  const body = readBody()
  const lineOf = (offset: number): number => bodyLine + body.slice(0, offset).split('\n').length - 1
  const uses = [...usedComponents].map((name) => body.indexOf(`<${name}`)).filter((offset) => offset !== -1)
  return names
    .filter((name) => !isDefined(name))
    .toSorted()
    .map((name) => {
      const written = body.indexOf(name)
      const offset = written === -1 ? Math.min(...uses) : written
      return { name, ...(Number.isFinite(offset) && { line: lineOf(offset) }) }
    })
}
