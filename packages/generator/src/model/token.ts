/** Classes of tokens. `article/code.css` gives each class its colour. */
export type TokenName = 'c' | 'k' | 's' | 'n' | 'o' | 'f' | 't' | 'p' | 'u' | 'i' | 'd'

/**
 * A piece of a line. Punctuation and plain variables, which are most of the tokens, have no name. They keep the colour
 * of the block.
 */
export interface Token {
  content: string
  name: TokenName | undefined
}
