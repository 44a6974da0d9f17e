import type { CompileState } from '../compile-state.ts'

/** Notes a name that an import does not bind, which was reported: what follows from that is not reported again. */
export const markMissing = (state: CompileState, local: string, body = state.document.body): void => {
  if (/^\p{Lu}/u.test(local)) state.missing.add(local)
  // What is made of a value that is not there would throw, or be wrong. An element stays empty.
  if (!/^\p{Lu}/u.test(local) || isValue(local, body)) state.unrenderable = true
}

/** Whether an expression within braces holds the name, and not as that of an element. */
const isValue = (name: string, body: string): boolean =>
  new RegExp(`=?\\{[^{}<>]*(?<![\\w$.'"/-])${name.replaceAll('$', String.raw`\$`)}(?![\\w$'":/-])`).test(
    body.replaceAll(/^[ \t]*import\b[^'"]*['"][^'"\n]*['"]/gm, ''),
  )
