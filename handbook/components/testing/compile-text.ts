import { resolve } from 'node:path'
import { compileText as compile, type CompileTextOptions } from '@dev-handbook/generator/compile/testing/compile-text'
import { collectProblems } from '@dev-handbook/generator/content/problems'
import { findComponents } from '@dev-handbook/generator/content/site-components/find-components'
import { stepPlayer } from '@dev-handbook/step-player/integration'

const root = resolve(import.meta.dirname, '../..')

/** Components that documents of the handbook use without an import. */
const components = findComponents({
  root,
  settings: { path: 'components', hydrate: 'directive' },
  integrations: [stepPlayer({ subjects: 'components/players', races: 'components/players/races.ts' })],
  problems: collectProblems(),
})

/** Compiles a body as a document of the handbook. Returns problems as lines of text. */
export const compileText = (body: string, options: CompileTextOptions = {}): ReturnType<typeof compile> =>
  compile(body, {
    ...options,
    context: { ...(options.files === undefined && { root }), components, ...options.context },
  })

/** HTML of a body. Throws the problems of a body with faults. */
export const htmlOf = async (body: string, options?: CompileTextOptions): Promise<string> => {
  const { compiled, problems } = await compileText(body, options)
  if (!compiled || problems.length > 0) throw new Error(`The body has faults:\n${problems.join('\n')}`)
  return compiled.readHtml()
}
