import { expect } from 'vitest'
import { compileText, type CompileTextOptions } from './compile-text.ts'

/** Problems of a body whose first line is line 5 of the file; there must be no result. */
export const faultsOf = async (body: string, options?: CompileTextOptions): Promise<string> => {
  const { compiled, problems } = await compileText(body, { bodyLine: 5, ...options })
  expect(compiled).toBeUndefined()
  return problems.join('\n')
}
