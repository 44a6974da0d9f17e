import { textRuns } from './hit-text.ts'

/** A text with what matched as `mark` elements. */
export const MarkedText = ({ value }: { value: string }) =>
  textRuns(value).map(({ start, text, marked }) => (marked ? <mark key={start}>{text}</mark> : text))
