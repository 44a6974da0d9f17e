import { CssSyntaxError, parse, type Root } from 'postcss'

/** Why a text is not CSS, for a problem. */
export interface CssFault {
  message: string
  line?: number
  column?: number
}

/** Parses a style sheet. Returns its rules, or the first place where the text is not CSS. */
export const parseSheet = (css: string): { tree: Root } | { fault: CssFault } => {
  try {
    return { tree: parse(css) }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line, column, reason } = error
    return {
      fault: {
        message: `The style sheet is not CSS: ${reason}. Correct it.`,
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
      },
    }
  }
}
