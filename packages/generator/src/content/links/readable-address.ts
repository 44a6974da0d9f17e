/** An address in readable form for a message, because the Markdown parser has percent-encoded the author's letters. */
export const readableAddress = (address: string): string => {
  try {
    return decodeURI(address).replaceAll(/\s/g, encodeURI)
  } catch {
    return address
  }
}
