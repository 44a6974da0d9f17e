/**
 * Reports that a code block is never closed. `source` is the block as its author wrote it. Returns `undefined` for a
 * closed block and for a block without a fence.
 */
export const unclosedFence = (source: string): string | undefined => {
  const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? []
  if (fence === undefined) return undefined
  const [, ...lines] = source.trimEnd().split('\n')
  const closing = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}$`)
  return closing.test(lines.at(-1) ?? '')
    ? undefined
    : `The code block is never closed. Put a line "${fence}" after its code.`
}
