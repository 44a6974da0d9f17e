import GithubSlugger from 'github-slugger'
import type { OutlineItem } from '../../model/outline.ts'
import { reportAs, type CompileState } from '../compile-state.ts'

export interface Heading {
  level: number
  /** The pinned value of the `id` attribute, if its author pinned one. */
  id: string | undefined
  text: string
  /** The text that the id is made from, if it differs from the shown text. */
  slugText?: string
  /** The heading shows nothing. */
  isEmpty: boolean
  /** HTML of the inline content, without links. */
  html: string
  file: string
  line?: number
}

export interface HeadingRegister {
  headings: OutlineItem[]
  /** Checks the heading, adds it to the outline and returns its id. */
  add: (heading: Heading) => string
  /**
   * Reports pinned ids that several headings have. It runs when all ids are known, so that each suggested id is free.
   */
  reportRepeated: () => void
}

/** Returns the pinned id, with a number if another heading of the page has the id. */
const freeId = (pinned: string, isTaken: (id: string) => boolean): string => {
  let id = pinned
  for (let number = 1; isTaken(id); number++) id = `${pinned}-${number}`
  return id
}

/**
 * Gives headings their ids and reports repeated texts, skipped levels and repeated pinned ids. The ids follow GitHub's
 * rules: Cyrillic letters stay, and a second heading with the same text gets a suffix.
 */
export const createHeadingRegister = (state: CompileState): HeadingRegister => {
  const slugger = new GithubSlugger()
  const headings: OutlineItem[] = []
  const texts = new Map<string, number | undefined>()
  let previous = 1
  /** The numbered ids of headings whose pinned id was taken. */
  const given = new Set<string>()
  const repeated: { id: string; say: (free: string) => void }[] = []
  return {
    headings,
    add: ({ level, id: pinned, text, slugText = text, isEmpty, html, file, line }) => {
      const complain = (message: string) =>
        reportAs(state, state.context.markdown.headings, {
          rule: 'heading',
          file,
          ...(line !== undefined && { line }),
          message,
        })
      const marks = '#'.repeat(level)
      if (level === 1) {
        complain(
          `The body has a heading of level 1, "# ${text}". The title in the front matter is the page's only one: write "## ${text}".`,
        )
      } else if (level > previous + 1) {
        complain(
          `The heading "${marks} ${text}" skips a level: the heading before it has level ${previous}. Write "${'#'.repeat(previous + 1)} ${text}".`,
        )
      }
      previous = level
      const key = text.toLowerCase()
      if (isEmpty) complain('A heading has no text. Say what its section is about, or delete it.')
      else if (key !== '' && texts.has(key)) {
        const first = texts.get(key)
        complain(
          `The heading "${text}" appears twice on the page${first === undefined ? '' : ` (first on line ${first})`}. Say in each what sets it apart.`,
        )
      }
      texts.set(key, line)
      if (pinned !== undefined && slugger.occurrences[pinned] !== undefined) {
        repeated.push({
          id: pinned,
          say: (free) =>
            complain(
              `The id "${pinned}" of the heading "${text}" is taken by another heading. Pin another one: {#${free}}.`,
            ),
        })
      }
      const id =
        pinned === undefined
          ? slugger.slug(slugText) || slugger.slug('section')
          : freeId(pinned, (wanted) => slugger.occurrences[wanted] !== undefined || given.has(wanted))
      // An id that a later heading pins is free until then.
      if (id === pinned) slugger.occurrences[id] = 0
      else given.add(id)
      headings.push({ id, html, level })
      return id
    },
    reportRepeated: () => {
      for (const { id, say } of repeated) {
        let number = 2
        while (slugger.occurrences[`${id}-${number}`] !== undefined) number++
        slugger.occurrences[`${id}-${number}`] = 0
        say(`${id}-${number}`)
      }
    },
  }
}
