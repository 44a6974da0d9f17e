/** Returns the text of a file of the site. Rejects if it cannot be fetched. */
export const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`)
  return response.text()
}
