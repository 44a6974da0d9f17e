import type { CompileState } from '../compile-state.ts'

/**
 * Records a name that an import does not bind. The import was already reported, so its consequences are not reported
 * again.
 */
export const markMissing = (state: CompileState, local: string, body = state.document.body): void => {
  if (/^\p{Lu}/u.test(local)) state.missing.add(local)
  // Code that uses a missing value would throw or give a wrong result. A missing element only shows its children.
  if (!/^\p{Lu}/u.test(local) || isValue(local, body)) state.unrenderable = true
}

/** Whether an expression within braces contains the name, other than as the name of an element. */
const isValue = (name: string, body: string): boolean =>
  new RegExp(`=?\\{[^{}<>]*(?<![\\w$.'"/-])${name.replaceAll('$', String.raw`\$`)}(?![\\w$'":/-])`).test(
    body.replaceAll(/^[ \t]*import\b[^'"]*['"][^'"\n]*['"]/gm, ''),
  )
