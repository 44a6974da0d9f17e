import type { CompileState } from '../compile-state.ts'

/**
 * Records a name that an import does not bind. The import was already reported, so its consequences are not reported
 * again.
 */
export const markMissing = (state: CompileState, local: string, body = state.document.readBody()): void => {
  // Code that uses the name throws. The rendering leaves that code out.
  if (!/^\p{Lu}/u.test(local)) state.missingValues.add(local)
  else {
    state.missing.add(local)
    // A missing element only shows its children. As a value, what replaces the element would give a wrong result.
    if (isValue(local, body)) state.unrenderable = true
  }
}

/** Whether an expression within braces contains the name, other than as the name of an element. */
const isValue = (name: string, body: string): boolean =>
  new RegExp(`=?\\{[^{}<>]*(?<![\\w$.'"/-])${name.replaceAll('$', String.raw`\$`)}(?![\\w$'":/-])`).test(
    body.replaceAll(/^[ \t]*import\b[^'"]*['"][^'"\n]*['"]/gm, ''),
  )
