/**
 * The element of an island. What the island puts into `kept` is there again when the reader comes back to the page or
 * loads it again. It must be serialisable.
 */
export type IslandElement = HTMLElement & { kept?: unknown }
