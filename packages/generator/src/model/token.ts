/** Classes of tokens; `article/code.css` gives them their colours. */
export type TokenName = 'c' | 'k' | 's' | 'n' | 'o' | 'f' | 't' | 'p' | 'u' | 'i' | 'd'

/** A piece of a line. What has no name (punctuation, plain variables) keeps the colour of the block: that is most of the tokens. */
export interface Token {
  content: string
  name: TokenName | undefined
}
