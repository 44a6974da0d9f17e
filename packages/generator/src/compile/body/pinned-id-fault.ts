/**
 * Returns what is wrong with the id at the end of a heading (`{#id}`), or `undefined`. `source` is the heading as its
 * author wrote it. An id is wrong if the engine reads it differently from what its author meant, or if an address must
 * escape it.
 */
export const pinnedIdFault = (source: string): string | undefined => {
  const [, id] = /\{#([^{}\n]+)\}[ \t]*$/m.exec(source) ?? []
  if (id === undefined) return undefined
  // After a space, the engine reads classes and attributes.
  const [first = '', ...others] = id.trim().split(/\s+/)
  if (others.some((word) => !/^\.\S|=/.test(word)))
    return `The id {#${id}} of a heading holds a space. Write one word: {#${[first, ...others].join('-')}}.`
  const plain = first.normalize('NFD').replace(/\p{Mark}/gu, '')
  if (/[^!-~]/.test(first))
    return `The id {#${first}} of a heading is not ASCII. Write Latin letters, digits and "-"${/^[\w-]+$/.test(plain) ? `: {#${plain}}` : ''}.`
  return undefined
}
