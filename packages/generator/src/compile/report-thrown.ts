import { ArticleError } from '../components/article-error.ts'
import { SourceFault } from './components/source-fault.ts'
import { fileFrom, placeIn, reportError, type CompileState } from './compile-state.ts'

/** Reports what a component or an expression of a document has thrown. `place` is its mark in the rendered text. */
export const reportThrown = (state: CompileState, error: unknown, place: string | undefined): void => {
  if (error instanceof SourceFault) {
    reportError(state, {
      rule: 'source',
      file: fileFrom(state, error.file),
      ...error.place,
      message: error.message,
      cause: error.cause,
    })
    return
  }
  reportError(state, {
    rule: error instanceof ArticleError ? 'component' : 'render',
    ...placeIn(state, place),
    message:
      error instanceof ArticleError
        ? error.message
        : `The document throws while it is rendered: ${describeError(error)} Correct the expression or component there.`,
    cause: error,
  })
}

const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.replace(/\.?$/, '.')}` : `${String(error)}.`
