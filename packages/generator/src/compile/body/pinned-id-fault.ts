/**
 * Says what is wrong with the id that a heading, given as it is written, ends with (`{#id}`), and that the engine takes otherwise
 * than its author meant it, or that an address can only hold escaped; `undefined` for none.
 */
export const pinnedIdFault = (source: string): string | undefined => {
  const [, id] = /\{#([^{}\n]+)\}[ \t]*$/m.exec(source) ?? []
  if (id === undefined) return undefined
  // Behind a space, the engine takes classes and attributes.
  const [first = '', ...others] = id.trim().split(/\s+/)
  if (others.some((word) => !/^\.\S|=/.test(word)))
    return `The id {#${id}} of a heading holds a space. Write one word: {#${[first, ...others].join('-')}}.`
  const plain = first.normalize('NFD').replace(/\p{Mark}/gu, '')
  if (/[^!-~]/.test(first))
    return `The id {#${first}} of a heading is not ASCII. Write Latin letters, digits and "-"${/^[\w-]+$/.test(plain) ? `: {#${plain}}` : ''}.`
  return undefined
}
