/** The part of a key press that decides whether it opens the search. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Whether a key press opens the search: Ctrl or Cmd plus K anywhere, also if the keyboard layout has another letter on
 * that key, or the slash key outside of text fields.
 */
export const opensSearch = (
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  inTextField: boolean,
): boolean => {
  if (ctrlKey || metaKey) return (key.toLowerCase() === 'k' || code === 'KeyK') && !altKey && !shiftKey
  return key === '/' && !altKey && !inTextField
}

/** Whether the element with the focus accepts letters. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
