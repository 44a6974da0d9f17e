import type { CompiledDocument } from '../../model/compiled-document.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { frontMatterPlace } from './front-matter-place.ts'

/** Longest keyword or phrase (characters). An error message is shortened to its characteristic part. */
const longestItem = 100

interface CheckKeywordsInput {
  root: string
  documents: readonly SourceDocument[]
  compiled: ReadonlyMap<string, CompiledDocument>
  problems: ProblemCollector
}

/** Lists of the front matter for whole documents and for their entries, with the name of one item. */
const lists = [
  { ofDocument: 'keywords', ofEntries: 'entry_keywords', item: 'keyword' },
  { ofDocument: 'phrases', ofEntries: 'entry_phrases', item: 'phrase' },
] as const

/**
 * Reports `entry_keywords` and `entry_phrases` for headings that a document does not have, and items that are repeated
 * in one list or are too long. The headings of documents that failed to compile are unknown, so their entries are not
 * checked.
 */
export const checkKeywords = ({ root, documents, compiled, problems }: CheckKeywordsInput): void => {
  for (const { id, file, frontMatter } of documents) {
    const report = (path: readonly PropertyKey[], message: string): void =>
      problems.error({ rule: 'keywords', ...frontMatterPlace(root, file, path), message })
    const known = compiled.get(id)?.headings.map((heading) => heading.id)
    for (const { ofDocument, ofEntries, item } of lists) {
      for (const [entry, list] of Object.entries(frontMatter[ofEntries] ?? {})) {
        if (known && !known.includes(entry)) {
          report(
            [ofEntries, entry],
            `"${ofEntries}" names the heading "${entry}", which the document does not have. Nearest: ${listNearest(entry, known, 5)}.`,
          )
        }
        checkList(list, item, (message) => report([ofEntries, entry], message))
      }
      checkList(frontMatter[ofDocument] ?? [], item, (message) => report([ofDocument], message))
    }
  }
}

const checkList = (list: readonly string[], item: string, report: (message: string) => void): void => {
  for (const [place, text] of list.entries()) {
    if (list.indexOf(text) < place) report(`The ${item} "${text}" appears twice in its list. Delete one of them.`)
    if (text.length > longestItem)
      report(
        `The ${item} "${text}" has ${text.length} characters, and at most ${longestItem} are allowed. Keep only words that readers search for.`,
      )
  }
}
