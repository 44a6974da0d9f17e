/** One heading of a document in its table of contents. */
export interface OutlineItem {
  /** Value of the heading's `id` attribute, without `#`. */
  id: string
  /** HTML of the heading's inline content, without links: `Using <code>fetch</code>`. */
  html: string
  level: number
}
