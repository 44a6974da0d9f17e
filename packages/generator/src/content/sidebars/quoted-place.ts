/** Line of the first text of a module that is exactly this one, in quotes. Sidebars have shorthands: what stands in them is found by what it says. */
export const quotedPlace = (source: string, text: string): { line?: number } => {
  const at = ["'", '"', '`'].map((quote) => source.indexOf(quote + text + quote)).filter((index) => index >= 0)
  return at.length === 0 ? {} : { line: source.slice(0, Math.min(...at)).split('\n').length }
}
