/**
 * Line of the first quoted text of a module that is exactly this text. Sidebars have shorthands, so their items are
 * found by their text.
 */
export const quotedPlace = (source: string, text: string): { line?: number } => {
  const at = ["'", '"', '`'].map((quote) => source.indexOf(quote + text + quote)).filter((index) => index >= 0)
  return at.length === 0 ? {} : { line: source.slice(0, Math.min(...at)).split('\n').length }
}
