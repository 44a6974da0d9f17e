import type { CompiledDocument } from '../../model/compiled-document.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { frontMatterPlace } from './front-matter-place.ts'

/** Longest keyword (characters). An error message as a keyword is shortened to its characteristic part. */
const longestKeyword = 100

interface CheckKeywordsInput {
  root: string
  documents: readonly SourceDocument[]
  compiled: ReadonlyMap<string, CompiledDocument>
  problems: ProblemCollector
}

/**
 * Reports `entry_keywords` for headings that a document does not have, and keywords that are repeated in one list or
 * are too long. The headings of documents that failed to compile are unknown, so their entries are not checked.
 */
export const checkKeywords = ({ root, documents, compiled, problems }: CheckKeywordsInput): void => {
  for (const { id, file, frontMatter } of documents) {
    const { keywords = [], entry_keywords: entries = {} } = frontMatter
    const report = (path: readonly PropertyKey[], message: string): void =>
      problems.error({ rule: 'keywords', ...frontMatterPlace(root, file, path), message })
    const known = compiled.get(id)?.headings.map((heading) => heading.id)
    for (const [entry, list] of Object.entries(entries)) {
      if (known && !known.includes(entry)) {
        report(
          ['entry_keywords', entry],
          `"entry_keywords" names the heading "${entry}", which the document does not have. Nearest: ${listNearest(entry, known, 5)}.`,
        )
      }
      checkList(list, (message) => report(['entry_keywords', entry], message))
    }
    checkList(keywords, (message) => report(['keywords'], message))
  }
}

const checkList = (list: readonly string[], report: (message: string) => void): void => {
  for (const [place, keyword] of list.entries()) {
    if (list.indexOf(keyword) < place) report(`The keyword "${keyword}" appears twice in its list. Delete one of them.`)
    if (keyword.length > longestKeyword)
      report(
        `The keyword "${keyword}" has ${keyword.length} characters, and at most ${longestKeyword} are allowed. Keep only words that readers search for.`,
      )
  }
}
