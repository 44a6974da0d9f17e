import type { ViteDevServer } from 'vite'
import type { Problem } from '../content/problems.ts'
import type { PageEdit } from '../model/page-edit.ts'

/** The environment of Vite that sends messages to open pages. */
export const client = (vite: ViteDevServer) => vite.environments['client']

/** The message that replaces an edited document in open pages. */
export const editPayload = (edit: PageEdit) => ({ type: 'custom' as const, event: 'handbook:edit', data: edit })

const advice = 'The page below shows the last state without errors. Press Esc or click outside to see it.'

/** What the overlay over a page shows: every error with its place. */
export const overlay = (errors: readonly Problem[]) => {
  const text = errors
    .map(({ file, line, message }) => `${file ?? 'site'}${line ? `:${line}` : ''}\n${message}`)
    .join('\n\n')
  return { message: `${text}\n\n${advice}`, stack: '' }
}
