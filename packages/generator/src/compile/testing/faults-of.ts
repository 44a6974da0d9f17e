import { expect } from 'vitest'
import { compileText, type CompileTextOptions } from './compile-text.ts'

/** Returns the problems of a body whose first line is line 5 of the file. Expects that there is no result. */
export const faultsOf = async (body: string, options?: CompileTextOptions): Promise<string> => {
  const { compiled, problems } = await compileText(body, { bodyLine: 5, ...options })
  expect(compiled).toBeUndefined()
  return problems.join('\n')
}
