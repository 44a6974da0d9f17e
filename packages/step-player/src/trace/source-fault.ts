/** Place in a text, both 1-based; columns in UTF-16 units. */
export interface SourcePlace {
  line: number
  column: number
}

/** Place of an offset in a text. */
export const placeAt = (source: string, offset: number): SourcePlace => {
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** A mistake in a source that documents show. The author of the source can correct it, and the message is complete. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault'
  /** From the site's folder. */
  readonly file: string
  readonly place: Partial<SourcePlace> | undefined

  constructor(
    message: string,
    { file, place, cause }: { file: string; place?: Partial<SourcePlace> | undefined; cause?: unknown },
  ) {
    super(message, { cause })
    this.file = file
    this.place = place
  }
}

/** The message of a fault, followed by an instruction. */
export const faultMessage = (text: string): string =>
  `${text}. Correct the source: the player or race that shows it cannot be built.`
