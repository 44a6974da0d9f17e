import { messages as texts } from 'virtual:search-messages'

/** The words of a query that the answer does not contain. Nothing without such words. */
export const LeftOut = ({ words }: { words: readonly string[] | undefined }) =>
  words && words.length > 0 && <p className="search-left-out">{texts.leftOut(words.map((word) => `“${word}”`))}</p>
