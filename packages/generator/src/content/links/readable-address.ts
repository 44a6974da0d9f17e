/** An address as people read it in a message: the Markdown parser has encoded what the author wrote in letters. */
export const readableAddress = (address: string): string => {
  try {
    return decodeURI(address).replaceAll(/\s/g, encodeURI)
  } catch {
    return address
  }
}
