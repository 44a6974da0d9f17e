import { textRuns } from './hit-text.ts'

/** A text with its matches in `mark` elements. */
export const MarkedText = ({ value }: { value: string }) =>
  textRuns(value).map(({ start, text, marked }) => (marked ? <mark key={start}>{text}</mark> : text))
