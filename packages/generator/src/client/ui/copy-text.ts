/**
 * Puts text on the clipboard, and resolves to whether that worked. The browser may refuse the clipboard, and has none
 * on insecure origins. The text may be a promise, because browsers require the call within the reader's gesture.
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
