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

/** A long answer, before it is cut into pages. */
export interface Answer {
  /** Text on top of every page. */
  head: string
  /** Text below the head, on the first page only. */
  intro?: string
  body: string
  /** Returns the first line of each page of an answer that is cut. It says that the body is incomplete. */
  cutNote?: (page: number, pages: number) => string
}

/**
 * Returns one page of an answer, with a note that says how to get the next one. Throws an `InputFault` for a page that the
 * answer does not have.
 */
export const answerPage = (
  { head, intro = '', body, cutNote }: Answer,
  { page = 1, maxTokens = usualTokens }: PageRequest,
): string => {
  // The room is the same for all pages, so that each page begins where the page before it ends.
  const notes = cutNote ? 2 * noteTokens : noteTokens
  const room = Math.max(100, Math.min(maxTokens, mostTokens) - estimateTokens(head + intro) - notes)
  const pages = cutPages(body, room)
  const shown = pages[page - 1]
  if (shown === undefined && (page > 1 || pages.length > 0))
    throw new InputFault(`There is no page ${page}: the answer has ${pages.length} of at most ${maxTokens} tokens.`)
  const more =
    page < pages.length ? ` For more, ask for page ${page + 1}, or raise max_tokens (at most ${mostTokens}).` : ''
  const note = pages.length > 1 ? `Page ${page} of ${pages.length}.${more}` : ''
  const first = pages.length > 1 ? cutNote?.(page, pages.length) : undefined
  const heads = [first, head, page === 1 ? intro : ''].filter(Boolean).join('\n')
  return [heads, shown, note].filter(Boolean).join('\n\n')
}
