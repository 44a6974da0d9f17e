/** Returns a part of an address without its percent-encoding. Text with a broken encoding stays as it is. */
export const decodeAddress = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
