/** Where headings and code blocks begin in a document's Markdown. */
export interface TextPlaces {
  /** The headings in order, each with its anchor and the place of its line, in UTF-16 units. */
  headings: { id: string; start: number }[]
  /**
   * The blocks in order. Each has its number in the document, its code as shown, and the end of its opening fence's
   * line.
   */
  blocks: { number: number; code: string; start: number }[]
}
