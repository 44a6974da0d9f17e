/**
 * Puts text on the clipboard and resolves to whether that worked: the clipboard may be refused, and is missing on
 * insecure origins. The text may still be on its way, as browsers want the call within the reader's gesture.
 */
export const copyText = async (text: string | Promise<string>): Promise<boolean> => {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) }),
      ])
    return true
  } catch {
    return false
  }
}
