import { InputFault } from './input-fault.ts'
import { cutPages, estimateTokens, mostTokens, usualTokens } from './token-budget.ts'

/** Which part of a long answer a client asks for, and how long a part may be. */
export interface PageRequest {
  /** From 1. */
  page?: number | undefined
  /** In tokens. */
  maxTokens?: number | undefined
}

/** Tokens that are left for the note on pages. */
const noteTokens = 60

/**
 * Returns one page of an answer: `head` stands on every page, and a note says how to get the next one. Throws an
 * `InputFault` for a page that the answer does not have.
 */
export const answerPage = (head: string, body: string, { page = 1, maxTokens = usualTokens }: PageRequest): string => {
  const room = Math.max(100, Math.min(maxTokens, mostTokens) - estimateTokens(head) - noteTokens)
  const pages = cutPages(body, room)
  const shown = pages[page - 1]
  if (shown === undefined && (page > 1 || pages.length > 0))
    throw new InputFault(`There is no page ${page}: the answer has ${pages.length} of at most ${maxTokens} tokens.`)
  const note =
    pages.length > 1
      ? `Page ${page} of ${pages.length}.${page < pages.length ? ` For more, ask for page ${page + 1}, or raise max_tokens (at most ${mostTokens}).` : ''}`
      : ''
  return [head, shown, note].filter(Boolean).join('\n\n')
}
