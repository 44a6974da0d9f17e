/** Where headings and code blocks begin in a document's Markdown. */
export interface TextPlaces {
  /** In order: the anchor, and the place of the heading's line, in UTF-16 units. */
  headings: { id: string; start: number }[]
  /** In order: the number of the block in the document, its code as shown, and the end of the opening fence's line. */
  blocks: { number: number; code: string; start: number }[]
}
